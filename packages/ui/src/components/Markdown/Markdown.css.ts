import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { fontSize, fontWeight } from '../../theme/scale.ts'

export const prose = style({
  maxWidth: '68ch',
  overflowWrap: 'anywhere',
})

const within = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(`${prose} :is(${selector})`, rule)

globalStyle(`${prose} > * + *`, { marginTop: '0.75em' })
globalStyle(`${prose} > :is(h1, h2, h3, h4, h5, h6):not(:first-child)`, { marginTop: '1.5em' })
within('h1, h2, h3, h4, h5, h6', { fontWeight: fontWeight.strong, lineHeight: 1.3 })
within('h2', { fontSize: fontSize.large })
within('h3', { fontSize: fontSize.standard })
within('h4, h5, h6', { fontSize: fontSize.small })
within('a', {
  color: vars.accentText,
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.2em',
})
within('a:hover', { textDecorationThickness: '2px' })
within('ul, ol', { paddingInlineStart: '1.5em' })
within('li + li', { marginTop: '0.25em' })
within('dt', { fontWeight: fontWeight.medium })
within('dd', { marginInlineStart: '1.5em' })
within('blockquote', {
  padding: '4px 0 4px 16px',
  borderInlineStart: `3px solid ${vars.accentText}`,
  color: vars.ink2,
})
within('code, kbd, samp', {
  padding: '1px 4px',
  borderRadius: 4,
  background: vars.wash,
  fontSize: '0.9em',
})
within('pre', {
  padding: 12,
  borderRadius: vars.corner,
  background: vars.wash,
  whiteSpace: 'pre-wrap',
})
within('pre code', { padding: 0, background: 'none' })
within('hr', { height: 1, border: 0, margin: '24px 0', background: vars.line })
within('mark', { background: vars.warnTint, color: vars.warn })
within('img', { height: 'auto', borderRadius: vars.corner })
within('summary', { cursor: 'pointer', fontWeight: fontWeight.medium })
within('figcaption, caption', { color: vars.ink2, fontSize: fontSize.small })
globalStyle(`${prose} [role=group]:has(> table)`, { overflowX: 'auto', maxWidth: '100%' })
within('table', {
  borderCollapse: 'collapse',
  fontSize: fontSize.small,
  overflowWrap: 'normal',
  fontVariantNumeric: 'tabular-nums lining-nums',
})
within('th, td', {
  padding: '8px 24px 8px 0',
  borderBottom: `1px solid ${vars.line}`,
  textAlign: 'start',
  verticalAlign: 'top',
})
within('th', { color: vars.ink2, fontWeight: fontWeight.regular })
within('[data-align=center]', { textAlign: 'center' })
within('[data-align=right]', { textAlign: 'end' })
