import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../../../theme/contract.css.ts'
import { fontSize, fontWeight, media, numberSize, space } from '../../../../theme/scale.ts'

export const aside = style({
  display: 'grid',
  gap: space.large,
  alignContent: 'start',
  minWidth: 0,
  '@media': {
    [media.roomy]: {
      paddingInlineStart: 20,
      borderInlineStart: `1px solid ${vars.line}`,
    },
  },
})

/** On a phone it stands in one line over the search. */
export const counter = style({ '@media': { [media.cramped]: { display: 'none' } } })

export const present = style({
  fontSize: numberSize.medium,
  fontWeight: fontWeight.bold,
  letterSpacing: '-0.03em',
  lineHeight: 1.1,
})

export const expected = style({ color: vars.ink2, fontSize: fontSize.standard })

export const bar = style({
  display: 'flex',
  height: 8,
  marginBlock: '12px 4px',
  overflow: 'hidden',
  borderRadius: 4,
  background: vars.line,
})

export const share = style({
  background: vars.accent,
  selectors: {
    '&:nth-child(2)': { opacity: 0.6 },
    '&:nth-child(n + 3)': { opacity: 0.35 },
  },
  '@media': { [media.forced]: { background: 'Highlight' } },
})

export const shares = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '0 12px',
})

export const last = style({ minWidth: 0 })

export const title = style({
  paddingBlockEnd: 8,
  borderBlockEnd: `2px solid ${vars.ink}`,
  fontSize: fontSize.standard,
  fontWeight: fontWeight.strong,
})

export const list = style({ margin: 0, padding: 0, listStyle: 'none' })

export const row = style({
  display: 'grid',
  gap: 8,
  gridTemplateColumns: '40px minmax(0, 1fr) auto',
  alignItems: 'center',
  minHeight: 60,
  paddingBlock: 6,
  borderBlockEnd: `1px solid ${vars.line}`,
  lineHeight: 20 / 14,
  overflowWrap: 'anywhere',
})

// Its room is the names'; it is pressed in all of it.
globalStyle(`${row} > button`, { marginInline: -13 })

export const number = style({ fontSize: fontSize.standard })

export const quiet = style({ display: 'block', color: vars.ink2 })

export const hints = style({
  display: 'grid',
  gap: 8,
  color: vars.ink2,
  '@media': { [media.cramped]: { display: 'none' }, [media.touch]: { display: 'none' } },
})

export const line = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: 12,
  fontSize: fontSize.standard,
  '@media': { [media.roomy]: { display: 'none' } },
})

export const linePresent = style({ marginInlineEnd: 4, fontSize: fontSize.headline })
