import { html, nothing, type TemplateResult } from 'lit';
import { rightNames, type FaultName, type RightName, type StageState } from '../web/protocol.ts';
import { peopleView } from './peopleView.ts';
import type { Stage } from './stage.ts';
import { stageWords, type StageWords } from './stageWords.ts';
import { themeNow } from './theme.ts';

/** The bar above the panes. */
export function stageView(stage: Stage, state: StageState): TemplateResult {
  const words = stageWords();
  return html`
    <div class="bar">
      <h1>Merestone <small>${words.playground}</small></h1>
      <span class="bot ${state.bot}" role="status">${words.bot[state.bot]}</span>
      <nav class="people" aria-label=${words.people}>
        ${state.people.map(
          ({ id, name }) =>
            html`<button type="button" aria-pressed=${id === stage.shownId} @click=${() => stage.show(id)}>
              ${name}
            </button>`,
        )}
      </nav>
      <button
        type="button"
        class="more"
        aria-expanded=${stage.areSwitchesOpen}
        @click=${() => stage.toggleSwitches()}
      >
        ${words.switches}
      </button>
    </div>
    ${stage.areSwitchesOpen ? switchesView(stage, state, words) : nothing} ${sceneView(stage, words)}
  `;
}

function switchesView(stage: Stage, state: StageState, words: StageWords): TemplateResult {
  return html`<div class="switches">
    ${action(words.addPerson, 'add-person', () => stage.tell({ kind: 'addPerson' }))}
    ${action(words.addChannel, 'add-channel', () => stage.tell({ kind: 'addChannel' }))}
    <span class="gap"></span>
    ${toggle(words.phone, 'phone', stage.isPhoneWide, () => stage.togglePhone())}
    ${toggle(words.light, 'light', themeNow() === 'light', () => stage.toggleTheme())}
    <span class="gap"></span>
    ${action(state.minutesAhead > 0 ? `${words.later} (+${state.minutesAhead})` : words.later, 'later', () =>
      stage.tell({ kind: 'later', minutes: 15 }),
    )}
    ${action(words.restart, 'restart', () => stage.tell({ kind: 'restartBot' }))}
    ${faultView(stage, state, 'slow', words.slow)} ${faultView(stage, state, 'lost', words.lost)}
    ${peopleView(stage, state, words)}
    <details class="sheet">
      <summary data-switch="rights">
        ${words.rights}${state.denied.length > 0 ? ` (−${state.denied.length})` : ''}
      </summary>
      <div>${rightNames.map((name) => rightView(stage, state, name, words))}</div>
    </details>
    <span class="gap"></span>
    ${scenesView(stage, state, words)}
  </div>`;
}

function action(label: string, name: string, onClick: () => void): TemplateResult {
  return html`<button type="button" data-switch=${name} @click=${onClick}>${label}</button>`;
}

function toggle(label: string, name: string, isOn: boolean, onClick: () => void): TemplateResult {
  return html`<button type="button" data-switch=${name} aria-pressed=${isOn} @click=${onClick}>
    ${label}
  </button>`;
}

function faultView(stage: Stage, state: StageState, name: FaultName, label: string): TemplateResult {
  const isOn = state.faults.includes(name);
  return toggle(label, name, isOn, () => stage.tell({ kind: 'fault', name, state: isOn ? 'off' : 'on' }));
}

function rightView(stage: Stage, state: StageState, name: RightName, words: StageWords): TemplateResult {
  const isDenied = state.denied.includes(name);
  return toggle(words.without[name], name, isDenied, () =>
    stage.tell({ kind: 'right', name, state: isDenied ? 'granted' : 'denied' }),
  );
}

function scenesView(stage: Stage, state: StageState, words: StageWords): TemplateResult {
  const pick = (event: Event) => {
    if (!(event.target instanceof HTMLSelectElement) || event.target.value === '') return;
    stage.tell({ kind: 'scene', name: event.target.value, locale: words.locale });
    event.target.value = '';
  };
  return html`<select data-switch="scene" aria-label=${words.scene} @change=${pick}>
    <option value="">${words.scene}</option>
    ${state.scenes.map((name) => html`<option>${name}</option>`)}
  </select>`;
}

function sceneView({ scene }: Stage, words: StageWords): TemplateResult | typeof nothing {
  if (scene?.kind === 'playing') return html`<p class="scene" role="status">${words.playing}</p>`;
  if (scene?.kind === 'broken') return html`<p class="scene" role="alert">${scene.why}</p>`;
  return nothing;
}
