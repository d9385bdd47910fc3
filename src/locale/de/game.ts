import type { game as english } from '../en/game.ts';

export const game: typeof english = {
  faces: { A: 'A', J: 'B', Q: 'D', K: 'K' },
  rulesets: {
    'border-stones': 'Grenzsteine',
    'schotten-totten': 'Schotten Totten',
    'schotten-totten-online': 'Schotten Totten, Online-Regeln',
    gridcannon: 'Gridcannon',
  },
  formations: {
    'border-stones': {
      'suited-run': 'Farbfolge',
      triple: 'Drilling',
      flush: 'Farbe',
      run: 'Folge',
      sum: 'Summe',
    },
    'schotten-totten': {
      'suited-run': 'geordneter Clan',
      triple: 'Schotten-Totten-Team',
      flush: 'Clan',
      run: 'Schotten-Totten-Staffel',
      sum: 'wilde Horde',
    },
    'schotten-totten-online': {
      'suited-run': 'Farbenfolge',
      triple: 'Dreierpasch',
      flush: 'Farbe',
      run: 'Straße',
      sum: 'Summe',
    },
  },
  formation: (name, sum) => `${name} (${sum})`,
  claims: {
    before: 'genommen wird vor dem Legen',
    after: 'genommen wird nach dem Legen',
    any: 'genommen wird jederzeit im eigenen Zug',
  },
};
