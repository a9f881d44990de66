import { createGlobalThemeContract, globalStyle } from '@vanilla-extract/css'
import { DEFAULT_ACCENT } from '@parket/domain/brand/brand'
import { pictureRules } from './pictureStyle.ts'

/** Colours of an event's picture, besides the ground's roles; `pictureStyleText` sets them. */
export const pictureVars = createGlobalThemeContract(
  {
    seam: 'seam',
    shade: 'shade',
    front: 'front',
    frontFar: 'front-far',
    back: 'back',
    backFar: 'back-far',
    pleat: 'pleat',
    trace: 'trace',
  },
  (name) => `p-picture-${name}`,
)

// The default team's, in the theme's layer: a tenant's own stand in none and win.
for (const { selector, vars, isPrint } of pictureRules({ accent: DEFAULT_ACCENT })) {
  for (const one of selector.split(',')) {
    globalStyle(one, {
      '@layer': { theme: isPrint ? { '@media': { print: { vars } } } : { vars } },
    })
  }
}
