import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../../../theme/contract.css.ts'
import { fontSize, fontWeight, media, radius, space } from '../../../../theme/scale.ts'

export const list = style({
  display: 'grid',
  listStyle: 'none',
  borderTop: `2px solid ${vars.ink}`,
})

export const row = style({
  display: 'grid',
  gap: `${space.xxsmall}px ${space.medium}px`,
  alignItems: 'baseline',
  paddingBlock: space.xsmall,
  borderBottom: `1px solid ${vars.line}`,
  overflowWrap: 'anywhere',
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 1.4fr) minmax(0, 1fr) auto' },
  },
  selectors: { '&[data-current]': { background: vars.tint } },
})

export const name = style({ fontWeight: fontWeight.strong })

export const quiet = style({ color: vars.ink2, fontSize: fontSize.small })

export const links = style({ display: 'flex', flexWrap: 'wrap', gap: space.small })

export const record = style({
  display: 'grid',
  gap: space.small,
  minWidth: 0,
  '@media': {
    [media.roomy]: {
      paddingInlineStart: space.medium,
      borderInlineStart: `1px solid ${vars.line}`,
    },
  },
})

export const brand = style({
  display: 'grid',
  gap: space.small,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 170px), 1fr))',
})

globalStyle(`${brand} > :first-child, ${brand} > :last-child`, { gridColumn: '1 / -1' })

export const colour = style({
  display: 'grid',
  gap: space.xsmall,
  gridTemplateColumns: 'minmax(0, 1fr) 56px',
  alignItems: 'end',
})

export const picker = style({
  width: 56,
  height: 44,
  padding: 2,
  border: `1px solid ${vars.line2}`,
  borderRadius: radius.small,
  background: vars.page,
})

/** Shows the colours of one theme, whichever the page has. */
export const sample = style({
  display: 'grid',
  gap: space.xsmall,
  justifyItems: 'start',
  padding: space.medium,
  border: `1px solid ${vars.line}`,
  borderRadius: radius.tile,
  background: vars.page,
  color: vars.ink,
})

/** Nothing to press: it shows how a button looks. */
export const sampleButton = style({ pointerEvents: 'none' })
