import './light.css.ts'
import './dark.css.ts'
import { globalFontFace, globalLayer, globalStyle } from '@vanilla-extract/css'
import { vars } from './contract.css.ts'
import { fontFamily, fontSize, media } from './scale.ts'

const reset = globalLayer('reset')
const inReset = (rule: Parameters<typeof globalStyle>[1]) => ({ '@layer': { [reset]: rule } })

const onest = (subset: string, unicodeRange: string) => ({
  src: `url('@fontsource-variable/onest/files/onest-${subset}-wght-normal.woff2') format('woff2')`,
  fontWeight: '100 900',
  // The page never moves for a face that comes late: the next page has it.
  fontDisplay: 'optional' as const,
  unicodeRange,
})

globalFontFace('Onest Variable', [
  onest('cyrillic', 'U+0301,U+0400-045F,U+0490-0491,U+04B0-04B1,U+2116'),
  onest(
    'latin',
    'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
  ),
])

globalStyle('*, ::before, ::after', inReset({ boxSizing: 'border-box' }))

globalStyle(
  'html',
  inReset({
    fontFamily,
    fontSize: '100%',
    lineHeight: 1.5,
    color: vars.text,
    background: vars.page,
    WebkitTextSizeAdjust: '100%',
    textSizeAdjust: '100%',
    scrollbarGutter: 'stable',
    // A focused thing is never hidden under the sticky header (WCAG 2.4.11).
    scrollPaddingTop: 72,
    fontSynthesis: 'none',
    WebkitFontSmoothing: 'antialiased',
  }),
)

globalStyle('html:has(dialog:modal)', inReset({ overflow: 'hidden' }))

globalStyle(
  'body, h1, h2, h3, h4, p, dl, dd, ol, ul, figure, fieldset, legend, dialog',
  inReset({ margin: 0, padding: 0, border: 0 }),
)

globalStyle('fieldset', inReset({ minWidth: 0 }))

globalStyle(
  'button, input, select, textarea',
  inReset({ font: 'inherit', letterSpacing: 'inherit', color: 'inherit' }),
)

globalStyle('img, svg', inReset({ display: 'block', maxWidth: '100%' }))

globalStyle(':focus-visible', inReset({ outline: `2px solid ${vars.focus}`, outlineOffset: '2px' }))

globalStyle('main:focus', inReset({ outline: 'none' }))

globalStyle('::selection', inReset({ background: vars.accent.softHover, color: vars.text }))

globalStyle('small', inReset({ fontSize: fontSize.small }))

globalStyle(
  '*, ::before, ::after',
  inReset({
    '@media': {
      [media.calm]: {
        animationDuration: '1ms !important',
        animationIterationCount: '1 !important',
        transitionDuration: '1ms !important',
      },
    },
  }),
)

globalStyle('[data-density=compact]', {
  '@layer': { theme: { vars: { [vars.control]: '32px', [vars.cell]: '6px' } } },
})
