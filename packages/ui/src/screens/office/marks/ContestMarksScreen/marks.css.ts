import { style } from '@vanilla-extract/css'
import { HEADER_HEIGHT } from '../../../../layouts/Header/headerHeight.ts'
import { vars } from '../../../../theme/contract.css.ts'
import { fontSize, fontWeight, media, numberSize, space, type } from '../../../../theme/scale.ts'

export const choices = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.small,
  minWidth: 0,
})

/** The sheet and, beside it, how far it is. */
export const layout = style({
  display: 'grid',
  gap: space.large,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.wide]: { gridTemplateColumns: 'minmax(0, 1fr) 272px' } },
})

/** Room below the sheet for the keys that stand over it. */
export const typed = style({
  '@media': { [`${media.narrow} and ${media.touch}`]: { paddingBlockEnd: 140 } },
})

export const panel = style({
  display: 'grid',
  gap: space.small,
  minWidth: 0,
  '@media': {
    [media.wide]: {
      position: 'sticky',
      insetBlockStart: HEADER_HEIGHT + space.small,
      maxHeight: `calc(100dvh - ${HEADER_HEIGHT + 2 * space.small}px)`,
      overflowY: 'auto',
    },
  },
})

export const panelTitle = style({
  ...type.title,
  margin: 0,
  paddingBlockEnd: space.xsmall,
  borderBlockEnd: `2px solid ${vars.ink}`,
})

export const panelHead = style({ ...type.name, margin: 0 })

export const quiet = style({ margin: 0, color: vars.ink2, fontSize: fontSize.small })

export const count = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.medium,
  margin: 0,
  color: vars.ink2,
})

export const countNumber = style({
  color: vars.accentText,
  fontSize: numberSize.medium,
  fontWeight: fontWeight.bold,
  lineHeight: 1,
})

export const saved = style({ margin: 0, color: vars.good })

/** The button with the key that does the same. */
export const begin = style({ display: 'flex', alignItems: 'center', gap: space.small })

export const problems = style({ margin: 0, padding: 0, listStyle: 'none' })

export const entries = style({ margin: 0, padding: 0, listStyle: 'none' })

export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: space.xsmall })

/** Without a keyboard it is all there is to type with: always in reach of a thumb. */
export const keypad = style({
  '@media': {
    [`${media.narrow} and ${media.touch}`]: {
      position: 'fixed',
      zIndex: 1,
      inset: 'auto 0 0',
      padding: `${space.xsmall}px ${space.medium}px`,
      borderBlockStart: `1px solid ${vars.line}`,
      background: vars.page,
    },
  },
})

export const decisions = style({ display: 'grid', gap: space.small, minWidth: 0 })

export const record = style({
  display: 'grid',
  gap: space.small,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  ':empty': { display: 'none' },
})

export const reason = style({ display: 'block', overflowWrap: 'anywhere' })
