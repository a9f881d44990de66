import { globalStyle, style } from '@vanilla-extract/css'

/** On paper alone, and there instead of the page. */
export const paper = style({
  display: 'none',
  '@media': {
    print: {
      display: 'grid',
      gap: '6mm',
      position: 'fixed',
      inset: 0,
      alignContent: 'start',
      padding: '8mm',
      background: '#fff',
      color: '#000',
    },
  },
})

globalStyle(`body:has(${paper}) *`, { '@media': { print: { visibility: 'hidden' } } })
globalStyle(`body ${paper}, body ${paper} *`, { '@media': { print: { visibility: 'visible' } } })

export const table = style({ width: '100%', borderCollapse: 'collapse' })

export const sum = style({ textAlign: 'end', whiteSpace: 'nowrap' })

export const total = style({ borderBlockStart: '1px solid #000', fontWeight: 700 })
