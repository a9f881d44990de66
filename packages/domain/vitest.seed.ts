import * as fc from 'fast-check'

// A setup file of the tests. Properties try the same cases in each run, so that a commit is green or red whoever runs it;
// a full run draws new ones (docs/adr/0167-properties-draw-anew-in-a-full-run.md).
if (process.env['PARKET_FULL'] !== '1') fc.configureGlobal({ seed: 20_261_129 })
