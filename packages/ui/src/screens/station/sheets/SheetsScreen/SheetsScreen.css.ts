import { style } from '@vanilla-extract/css'
import { space, type } from '../../../../theme/scale.ts'

export const title = style({ margin: `0 0 ${space.medium}px`, ...type.title })
