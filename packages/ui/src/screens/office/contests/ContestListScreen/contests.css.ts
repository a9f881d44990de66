import { style } from '@vanilla-extract/css'
import { vars } from '../../../../theme/contract.css.ts'
import { fontWeight } from '../../../../theme/scale.ts'

/** Beside the name of a section. */
export const sectionSum = style({ color: vars.ink2, fontWeight: fontWeight.regular })
