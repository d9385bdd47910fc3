import { withPlainSuits } from '../../rulesPage.ts';
import type { RulesBook } from '../../rulesPage.ts';
import { gridcannon } from './gridcannon/index.ts';
import { credits, rulings } from './rulings.ts';
import { end, tips, variants } from './end.ts';
import { claiming, proof } from './claiming.ts';
import { leaving, matches } from './matches.ts';
import { formations, goal, turn } from './playing.ts';

/** The rules as players read them; whatever the engine decides is said somewhere here. */
export const rules: RulesBook = (book) =>
  book === 'gridcannon'
    ? gridcannon.map(withPlainSuits)
    : [goal, turn, formations, claiming, proof, end, tips, variants, matches, leaving, rulings, credits].map(
        (page) => page(book),
      );
