/** Names of things: games, formations, faces. */
export const game = {
  faces: { A: 'A', J: 'J', Q: 'Q', K: 'K' },
  rulesets: {
    'border-stones': 'Border Stones',
    'schotten-totten': 'Schotten Totten',
    'schotten-totten-online': 'Schotten Totten, online rules',
    gridcannon: 'Gridcannon',
  },
  formations: {
    'border-stones': {
      'suited-run': 'suited run',
      triple: 'triple',
      flush: 'flush',
      run: 'run',
      sum: 'total',
    },
    'schotten-totten': {
      'suited-run': 'ordered clan',
      triple: 'Schotten-Totten team',
      flush: 'clan',
      run: 'Schotten-Totten relay',
      sum: 'wild horde',
    },
    'schotten-totten-online': {
      'suited-run': 'colour run',
      triple: 'three of a kind',
      flush: 'colour',
      run: 'straight',
      sum: 'sum',
    },
  },
  formation: (name: string, sum: number) => `${name} (${sum})`,
  /** When stones are taken, in the sentence of a challenge. */
  claims: {
    before: 'you claim stones before laying a card',
    after: 'you claim stones after laying a card',
    any: 'you claim stones at any time in your turn',
  },
};
