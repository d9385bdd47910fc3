import type { RulesetId } from '../../../engine/stones/types.ts';
import type { RulesPage } from '../../rulesPage.ts';
import { examplesOf } from '../../rulesPage.ts';
import { game } from '../game.ts';

export function claiming(ruleset: RulesetId): RulesPage {
  const when = ruleset === 'schotten-totten-online' ? 'nachdem du gelegt hast' : 'bevor du legst';
  const cards = examplesOf(ruleset, game.faces);
  return {
    title: 'Einen Stein nehmen',
    text: [
      `Steine nimmst du, ${when}, so viele du willst, und nur mit **Beweis**. Du musst nie.`,
      [
        '- Der Stein gehört niemandem, und deine Seite hat drei Karten.',
        '- **Auch die andere Seite hat drei Karten:** Die bessere Formation kann ihn nehmen. Bis dahin bleibt der Stein frei.',
        '- **Die andere Seite ist unvollständig:** Keine Karten, die dort noch kommen könnten, dürfen deine schlagen. Gleichstand gehört dir, denn du warst zuerst vollständig.',
      ].join('\n'),
      'Kommen könnte jede Karte, die nicht offen an einem Stein liegt, gleich auf welcher Seite, vergebene Steine eingeschlossen. **Hände zählen nie, auch deine eigene nicht**: Alle am Tisch müssen den Beweis nachprüfen können.',
      `So lässt sich ein Stein mit ${cards.unbeatable} sofort nehmen, auch wenn gegenüber nichts liegt: Nichts im Spiel schlägt das.`,
      'An einem vergebenen Stein bleiben die Karten liegen und zählen weiter als gesehen. Gelegt wird dort nicht mehr.',
      'Ein Versuch ohne Beweis kostet nichts. Alle erfahren, was noch besser sein könnte oder was besser ist.',
    ].join('\n\n'),
  };
}

export function proof(ruleset: RulesetId): RulesPage {
  const names = game.formations[ruleset];
  const cards = examplesOf(ruleset, game.faces);
  const [one, other] = cards.needs;
  return {
    title: 'Der Beweis, mit Anna und Ben',
    text: [
      `An einem Stein hat Anna ${cards.nines} (${names.triple}). Ben hat dort ${cards.bens}, ihm fehlt eine Karte.`,
      `Was ist besser als „${names.triple}“? Nur „${names['suited-run']}“, oder dasselbe mit höheren Werten. Bens Karten haben verschiedene Werte, also hülfe ihm nur ${one} oder ${other}.`,
      '**Beide liegen auf dem Tisch**, an anderen Steinen. Ben kann Anna nicht mehr schlagen, was er auch legt: Anna nimmt den Stein, obwohl Bens Seite unvollständig ist.',
      `**${other} hat Anna selbst auf der Hand.** Sie weiß, dass Ben diese Karte nicht bekommt, aber sonst weiß es niemand. Das ist kein Beweis. Sie wartet, oder sie legt die Karte irgendwo ab und nimmt den Stein später.`,
      `**${other} ist nirgends zu sehen.** Anna versucht es und erfährt: „Bei Ben kann dort noch entstehen: ${names['suited-run']}, mit ${other}.“ Das kostet sie nichts und verrät nichts über Bens Hand: Angesehen wird nur der Tisch.`,
      '**Ben legt eine dritte Karte**, die ihm nichts nützt. Jetzt sind beide Seiten vollständig, und Annas ist besser: Sie kann den Stein nehmen, sobald sie wieder nehmen darf.',
    ].join('\n\n'),
  };
}
