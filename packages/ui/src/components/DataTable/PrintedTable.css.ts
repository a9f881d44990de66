import { globalStyle, style, styleVariants } from '@vanilla-extract/css'

/** On paper only: on the screen the grid shows the same. */
export const table = style({
  display: 'none',
  '@media': {
    print: {
      display: 'table',
      width: '100%',
      borderCollapse: 'collapse',
      color: '#000',
      background: '#fff',
      fontSize: '9pt',
      lineHeight: 1.3,
      fontVariantNumeric: 'tabular-nums lining-nums',
    },
  },
})

// What is in the cells keeps the size of the table, and a link is no link there.
globalStyle(`${table} :is(td, th) *`, { '@media': { print: { fontSize: 'inherit !important' } } })
globalStyle(`${table} a`, {
  '@media': { print: { color: 'inherit !important', textDecoration: 'none !important' } },
})

export const caption = style({ padding: '0 0 6pt', textAlign: 'start', fontSize: '11pt' })

export const row = style({ breakInside: 'avoid' })

/** A group's name is not left alone at the foot of a sheet. */
export const group = style({ breakInside: 'avoid', breakAfter: 'avoid' })

const base = style({
  padding: '2pt 4pt',
  border: '0.5pt solid #777',
  verticalAlign: 'top',
  overflowWrap: 'anywhere',
  selectors: { 'thead &': { fontWeight: 600 } },
})

export const cell = styleVariants({
  start: [base, { textAlign: 'start' }],
  center: [base, { textAlign: 'center' }],
  end: [base, { textAlign: 'end' }],
})
