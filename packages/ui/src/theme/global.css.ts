import './light.css.ts'
import './dark.css.ts'
import { globalFontFace, globalLayer, globalStyle } from '@vanilla-extract/css'
import { vars } from './contract.css.ts'
import { fallbackFaces } from './fonts/fallbacks.ts'
import { subsets, unicodeRange, WEIGHTS } from './fonts/subsets.ts'
import { fontFamily, fontSize, media, ownFont } from './scale.ts'

const reset = globalLayer('reset')
const inReset = (rule: Parameters<typeof globalStyle>[1]) => ({ '@layer': { [reset]: rule } })

const fontWeight = `${WEIGHTS.min} ${WEIGHTS.max}`

globalFontFace(
  ownFont,
  subsets.map((subset) => ({
    src: `url('./fonts/${subset.file}?no-inline') format('woff2')`,
    fontWeight,
    // Nothing waits for it, and in a fallback of the same measures nothing moves when it comes.
    fontDisplay: 'swap',
    unicodeRange: unicodeRange(subset),
  })),
)

for (const { family, faces } of fallbackFaces) globalFontFace(family, faces)

globalStyle('*, ::before, ::after', inReset({ boxSizing: 'border-box' }))

globalStyle(
  'html',
  inReset({
    fontFamily,
    fontSize: '100%',
    lineHeight: 1.5,
    // No word alone in the last line.
    textWrap: 'pretty',
    color: vars.ink,
    background: vars.page,
    WebkitTextSizeAdjust: '100%',
    textSizeAdjust: '100%',
    // A focused thing is never hidden under the sticky header (WCAG 2.4.11).
    scrollPaddingTop: 72,
    fontSynthesis: 'none',
    WebkitFontSmoothing: 'antialiased',
  }),
)

// Only where scrollbars take no room, or the page would jump when a dialog opens.
globalStyle(
  'html:has(dialog:modal)',
  inReset({ '@media': { [media.touch]: { overflow: 'hidden' } } }),
)

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

globalStyle(
  ':focus-visible',
  inReset({ outline: `2px solid ${vars.accentText}`, outlineOffset: '2px' }),
)

// These take the focus from a script, to be read out; there is nothing to press.
globalStyle(':is(main, h1, h2, h3, h4):focus', inReset({ outline: 'none' }))

globalStyle('::selection', inReset({ background: vars.tint, color: vars.ink }))

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
  '@layer': {
    theme: {
      vars: { [vars.corner]: '10px', [vars.cell]: '6px' },
      // A finger needs more.
      '@media': { [`${media.desktop} and (pointer: fine)`]: { vars: { [vars.control]: '36px' } } },
    },
  },
})
