import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../../../theme/contract.css.ts'
import { fontSize, fontWeight, media, space } from '../../../../theme/scale.ts'

export const list = style({
  display: 'grid',
  listStyle: 'none',
  borderTop: `2px solid ${vars.ink}`,
})

/** Who it is, the role, and what can be done: one row of a laptop, a card of a phone. */
export const row = style({
  display: 'grid',
  gap: `${space.xsmall}px ${space.medium}px`,
  alignItems: 'center',
  paddingBlock: space.xsmall,
  borderBottom: `1px solid ${vars.line}`,
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 200px minmax(120px, auto)' },
  },
})

export const who = style({ display: 'grid', minWidth: 0, overflowWrap: 'anywhere' })

export const name = style({ fontWeight: fontWeight.strong })

export const quiet = style({ color: vars.ink2, fontSize: fontSize.small })

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.xxsmall,
  '@media': { [media.desktop]: { justifyContent: 'end' } },
})

/** Address, role and button in one line where there is room. */
export const inviteFields = style({
  display: 'grid',
  gap: space.small,
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 1fr) 200px auto',
      alignItems: 'end',
      maxWidth: 760,
    },
  },
})

/** The choice in a row: the row says what it is of, its label is for screen readers. */
export const roleField = style({ position: 'relative' })

globalStyle(`${roleField} label`, {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
})

export const duties = style({ maxWidth: '44rem' })

export const duty = style({
  display: 'grid',
  gap: space.xxsmall,
  paddingBlock: space.xsmall,
  borderBottom: `1px solid ${vars.line}`,
  '@media': { [media.desktop]: { gridTemplateColumns: '160px minmax(0, 1fr)' } },
})
