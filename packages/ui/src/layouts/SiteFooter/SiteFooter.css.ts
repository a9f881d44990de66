import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { laidOutLater } from '../../theme/laidOutLater.ts'
import { contentInset, fontSize } from '../../theme/scale.ts'

export const footer = style([
  laidOutLater(93),
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: '0 28px',
    alignItems: 'end',
    padding: `20px ${contentInset} 28px`,
    borderTop: `1px solid ${vars.line}`,
    '@media': { print: { display: 'none' } },
  },
])

export const list = style({ display: 'flex', flexWrap: 'wrap', gap: '0 28px', listStyle: 'none' })

export const item = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: 44,
  padding: 0,
  border: 0,
  background: 'none',
  color: vars.ink2,
  fontSize: fontSize.small,
  textDecoration: 'none',
  cursor: 'pointer',
  ':hover': { color: vars.ink, textDecoration: 'underline' },
})

export const whenLight = style({ selectors: { '[data-theme=dark] &': { display: 'none' } } })
export const whenDark = style({
  display: 'none',
  selectors: { '[data-theme=dark] &': { display: 'inline' } },
})
