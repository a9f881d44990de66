import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { fontSize, space } from '../../../theme/scale.ts'

export const columns = style({
  display: 'grid',
  gap: space.xlarge,
  alignItems: 'start',
  '@media': {
    '(width >= 1080px)': { gridTemplateColumns: 'minmax(0, 1fr) 300px' },
  },
})

export const aside = style({ display: 'grid', gap: space.xlarge, minWidth: 0 })

export const documents = style({ display: 'grid', gap: space.xxsmall, listStyle: 'none' })

export const document = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: 10,
  padding: '6px 0',
  color: vars.accentText,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
})

/** The line ends where the title does. */
export const documentTitle = style({ textDecoration: 'underline' })

globalStyle(`${document} > svg`, { marginTop: '0.14em', fontSize: '1.25em' })

export const detail = style({
  fontSize: fontSize.small,
  color: vars.ink2,
})
