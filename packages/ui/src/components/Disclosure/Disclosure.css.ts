import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { fontWeight, media } from '../../theme/scale.ts'

/** Paper cannot be opened: what is folded on the screen is printed. */
const printed = { print: { contentVisibility: 'visible', blockSize: 'auto' } } as const

export const disclosure = style({
  minWidth: 0,
  selectors: { '&::details-content': { '@media': printed } },
})

/** A browser without `::details-content` keeps it collapsible. */
const unfolded = {
  [media.desktop]: {
    '@supports': {
      'selector(::details-content)': { display: 'contents', contentVisibility: 'visible' },
    },
  },
} as const
const folded = {
  [media.desktop]: { '@supports': { 'selector(::details-content)': { display: 'none' } } },
} as const

const forPhones = style({
  '@media': unfolded,
  selectors: { '&::details-content': { '@media': unfolded } },
})

export const disclosureForPhones = style([disclosure, forPhones])

export const summary = style({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: vars.control,
  borderRadius: vars.corner,
  fontWeight: fontWeight.medium,
  listStyle: 'none',
  cursor: 'pointer',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    [`${forPhones} > &`]: { '@media': folded },
  },
  ':hover': { color: vars.accentText },
})

export const chevron = style({
  flex: 'none',
  color: vars.ink2,
  fontSize: '1.25rem',
  selectors: { [`${disclosure}[open] > ${summary} > &`]: { transform: 'rotate(90deg)' } },
  '@media': { [media.moving]: { transition: 'transform 140ms' } },
})

export const content = style({
  padding: '8px 0 16px 28px',
  selectors: { [`${forPhones} > &`]: { padding: '8px 0 0', '@media': unfolded } },
})
