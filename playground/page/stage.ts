import { render } from 'lit';
import { z } from 'zod';
import type { SceneState, StageNews, StageRequest, StageState } from '../web/protocol.ts';
import { Pane } from './pane.ts';
import { openSocket, type Socket } from './socket.ts';
import { stageView } from './stageView.ts';
import { setTheme, themeNow } from './theme.ts';

/** Below this width one pane is shown at a time. */
const NARROW = 760;

/** The whole page: the switches, and a pane for each person. */
export class Stage {
  state: StageState | null = null;
  scene: SceneState | null = null;
  /** Whose pane is shown where there is room for one. */
  shownId = '';
  isPhoneWide: boolean;
  areSwitchesOpen: boolean;
  readonly panes = new Map<string, Pane>();
  readonly #socket: Socket<StageRequest>;
  readonly #switches = document.createElement('header');
  readonly #panes = document.createElement('main');
  readonly #address = new URLSearchParams(location.search);

  constructor() {
    this.isPhoneWide = this.#address.has('phone');
    this.areSwitchesOpen = innerWidth >= NARROW;
    this.#switches.className = 'stage';
    // A picture of what players see needs no bar above it.
    this.#switches.hidden = this.#address.has('bare');
    this.#panes.className = 'panes';
    document.body.append(this.#switches, this.#panes);
    setTheme(themeNow());
    this.#socket = openSocket('stage', {
      shape: z.custom<StageNews>(),
      onNews: (news) => this.#hear(news),
      onOpen: () => this.#begin(),
    });
  }

  tell(request: StageRequest): void {
    this.#socket.send(request);
  }

  /** Shows one person's pane where there is room for one. */
  show(id: string): void {
    this.shownId = id;
    this.redraw();
  }

  togglePhone(): void {
    this.isPhoneWide = !this.isPhoneWide;
    this.redraw();
  }

  toggleSwitches(): void {
    this.areSwitchesOpen = !this.areSwitchesOpen;
    this.redraw();
  }

  toggleTheme(): void {
    setTheme(themeNow() === 'dark' ? 'light' : 'dark');
    for (const pane of this.panes.values()) pane.redraw();
    this.redraw();
  }

  redraw(): void {
    if (!this.state) return;
    const { people } = this.state;
    if (!people.some(({ id }) => id === this.shownId)) this.shownId = people[0]?.id ?? '';
    render(stageView(this, this.state), this.#switches);
    this.#panes.classList.toggle('phone', this.isPhoneWide);
    for (const { id, name } of people) this.#placePane(id, name);
    document.documentElement.dataset['scene'] = this.scene?.kind ?? 'none';
  }

  #placePane(id: string, name: string): void {
    const only = this.#address.get('who')?.split(',');
    if (only && !only.includes(name.toLowerCase())) return;
    if (!this.panes.has(id)) {
      const root = document.createElement('section');
      root.className = 'pane';
      root.setAttribute('aria-label', name);
      root.dataset['person'] = name.toLowerCase();
      this.#panes.append(root);
      const pane = new Pane(id, root);
      if (this.scene && 'roomId' in this.scene) pane.open(this.scene.roomId);
      this.panes.set(id, pane);
    }
    const index = [...this.panes.keys()].indexOf(id);
    this.#panes.children[index]?.classList.toggle('shown', id === this.shownId || only?.length === 1);
  }

  /** A scene in the address is played once: a reload goes on with what came of it. */
  #begin(): void {
    const name = this.#address.get('scene');
    if (name === null) return;
    this.#address.delete('scene');
    history.replaceState(null, '', `?${this.#address.toString()}`);
    this.tell({ kind: 'scene', name, locale: this.#address.get('lang') === 'de' ? 'de' : 'en-US' });
  }

  #hear(news: StageNews): void {
    if (news.kind === 'stage') this.state = news.stage;
    else {
      this.scene = news.scene;
      if ('roomId' in news.scene) for (const pane of this.panes.values()) pane.open(news.scene.roomId);
    }
    this.redraw();
  }
}
