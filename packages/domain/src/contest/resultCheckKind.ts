/** What is looked at before places are public (docs/rules/marks-and-results.md, «Checks before publication»). */
export type ResultCheckKind =
  | 'changed-input'
  | 'against-panel'
  | 'equal-sheets'
  | 'number-order'
  | 'shifted-row'
  | 'fast-sheet'
  | 'deciding-swap'
  | 'own-club'
  | 'own-coach'
  | 'own-city'
  | 'even-panel'
