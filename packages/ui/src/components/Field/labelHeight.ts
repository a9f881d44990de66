import { fontSize } from '../../theme/scale.ts'

/** Height of a field's label with the gap under it: the offset of a button in line with fields. */
export const labelHeight = `calc(${fontSize.small} * 1.5 + 6px)`
