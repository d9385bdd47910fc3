import { html, type TemplateResult } from 'lit';
import type { StagePerson, StageState } from '../web/protocol.ts';
import type { Stage } from './stage.ts';
import type { StageWords } from './stageWords.ts';

/** The switches for who is on the server, and as what. */
export function peopleView(stage: Stage, state: StageState, words: StageWords): TemplateResult {
  const away = state.people.filter(({ standing }) => standing !== 'here').length;
  return html`<details class="sheet">
    <summary data-switch="people">${words.members}${away > 0 ? ` (−${away})` : ''}</summary>
    <div class="rows">${state.people.map((person) => personView(stage, person, words))}</div>
  </details>`;
}

function personView(
  stage: Stage,
  { id, name, role, standing }: StagePerson,
  words: StageWords,
): TemplateResult {
  const mark = (what: string): string => `${what}-${name.toLowerCase()}`;
  const away = (what: 'left' | 'deleted'): TemplateResult =>
    html`<button
      type="button"
      data-switch=${mark(what)}
      aria-pressed=${standing === what}
      @click=${() =>
        stage.tell({ kind: 'standing', personId: id, standing: standing === what ? 'here' : what })}
    >
      ${words.away[what]}
    </button>`;
  return html`<b>${name}</b>
    <button
      type="button"
      data-switch=${mark('moderator')}
      aria-pressed=${role === 'moderator'}
      ?disabled=${standing !== 'here'}
      @click=${() =>
        stage.tell({
          kind: 'role',
          personId: id,
          role: role === 'moderator' ? 'member' : 'moderator',
        })}
    >
      ${words.moderator}
    </button>
    ${away('left')} ${away('deleted')}`;
}
