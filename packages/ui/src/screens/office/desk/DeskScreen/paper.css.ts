import { globalStyle, style } from '@vanilla-extract/css'

/** On paper alone, and there instead of the page. */
export const paper = style({
  display: 'none',
  '@media': {
    print: {
      display: 'grid',
      gap: '6mm',
      alignContent: 'start',
      padding: '8mm',
      background: '#fff',
      color: '#000',
    },
  },
})

// Gone, not only unseen: else the desk would take as many sheets as it is long, each with the paper on it.
globalStyle(`body:has(${paper}) *:not(:has(${paper}), ${paper}, ${paper} *)`, {
  '@media': { print: { display: 'none !important' } },
})
globalStyle(`body:has(${paper}) :has(${paper})`, {
  '@media': {
    print: { display: 'block !important', margin: '0 !important', padding: '0 !important' },
  },
})

export const table = style({ width: '100%', borderCollapse: 'collapse' })

export const sum = style({ textAlign: 'end', whiteSpace: 'nowrap' })

export const total = style({ borderBlockStart: '1px solid #000', fontWeight: 700 })
