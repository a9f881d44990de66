import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../../../theme/contract.css.ts'
import { fontSize, fontWeight, media, space } from '../../../../theme/scale.ts'

/** Takes the line on a phone, the rest of it otherwise. */
export const priceBox = style({
  flex: 1,
  minWidth: 0,
  '@media': { [media.mobile]: { flexBasis: '100%' }, [media.roomy]: { flex: 'none' } },
})

export const priceSummary = style({
  display: 'flex',
  gap: space.xsmall,
  alignItems: 'center',
  width: 'fit-content',
  minHeight: 32,
  borderRadius: vars.corner,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
  ':hover': { color: vars.accentText },
})

export const priceChevron = style({
  fontSize: '1.25rem',
  color: vars.ink2,
  selectors: { 'details[open] > summary > &': { transform: 'rotate(180deg)' } },
})

/** Below the step long lists scroll in themselves: the bar must leave room for it. */
export const priceLines = style({
  '@media': { [media.cramped]: { maxHeight: '40dvh', overflowY: 'auto' } },
})

export const total = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 8px',
  alignItems: 'baseline',
  justifyContent: 'space-between',
})

export const sum = style({
  fontSize: fontSize.title,
  fontWeight: fontWeight.bold,
  '@media': {
    [media.roomy]: { fontSize: fontSize.headline, lineHeight: 1.2, letterSpacing: '-0.022em' },
  },
})

export const difference = style({ color: vars.ink2, fontSize: fontSize.small })

/** What it will cost, below what it costs. */
export const later = style([difference, { display: 'block' }])

globalStyle(`${priceLines} table tfoot td`, {
  fontSize: fontSize.headline,
  fontWeight: fontWeight.bold,
  lineHeight: 1.2,
})
