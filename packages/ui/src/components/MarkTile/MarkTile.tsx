import type { ReactNode, Ref } from 'react'
import { CheckIcon } from '../../icons/CheckIcon.tsx'
import { CloseIcon } from '../../icons/CloseIcon.tsx'
import { cx } from '../../theme/cx.ts'
import type { ControlProps } from '../elementProps.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './MarkTile.css.ts'

/** A cross, «да», or which alternate. */
export type TileMark = 'cross' | 'yes' | { alternate: number }

export interface MarkTileProps extends ControlProps {
  /** The start number. */
  number: number
  /** The mark that stands. */
  mark?: TileMark | null
  /** `small`: one of many on a phone. `tiny`: one of so many that they are narrow on a tablet, too. */
  size?: 'standard' | 'small' | 'tiny'
  /** A private note of the judge. */
  hasNote?: boolean
  /** Has come into the round since it was opened. */
  isNew?: boolean
  /** Does not dance any more: it stays in its place and takes no mark. */
  isOut?: boolean
  /** The device could not keep its mark. */
  isUnsaved?: boolean
  /** Takes no mark now. */
  isDisabled?: boolean
  /** A tap. */
  onPress?: () => void
  /** The button. */
  ref?: Ref<HTMLButtonElement>
}

/** A start number as a key: a tap puts the mark, a second one takes it away. The mark is a ground and a sign. */
export function MarkTile({
  number,
  mark = null,
  size = 'standard',
  hasNote = false,
  isNew = false,
  isOut = false,
  isUnsaved = false,
  isDisabled = false,
  onPress,
  ...control
}: MarkTileProps) {
  return (
    <button
      {...control}
      type="button"
      className={cx(
        styles.look[lookOf({ mark, isOut, isUnsaved })],
        size !== 'standard' && styles.size[size],
      )}
      aria-pressed={mark !== null && !isOut}
      disabled={isDisabled || isOut}
      onClick={onPress}
    >
      <VisuallyHidden>№ </VisuallyHidden>
      {number}
      {isOut ? <VisuallyHidden> снят</VisuallyHidden> : signOf(mark, size)}
      {isUnsaved && <span className={styles.unsavedWord}> не&nbsp;сохр.</span>}
      {isNew && !isUnsaved && (
        <span className={mark === null ? styles.newWord : styles.word}> новый</span>
      )}
      {hasNote && (
        <span className={styles.note}>
          <VisuallyHidden> пометка</VisuallyHidden>
        </span>
      )}
    </button>
  )
}

function signOf(mark: TileMark | null, size: 'standard' | 'small' | 'tiny'): ReactNode {
  if (mark === null) return null
  if (typeof mark === 'object') {
    return <span className={styles.alternate}> запас&nbsp;{mark.alternate}</span>
  }
  return (
    <span className={cx(styles.sign, size !== 'standard' && styles.signOfSize[size])}>
      <VisuallyHidden> {mark === 'cross' ? 'крест' : 'да'}</VisuallyHidden>
      {mark === 'cross' ? <CloseIcon /> : <CheckIcon />}
    </span>
  )
}

function lookOf({
  mark,
  isOut,
  isUnsaved,
}: Required<Pick<MarkTileProps, 'mark' | 'isOut' | 'isUnsaved'>>): keyof typeof styles.look {
  if (isOut) return 'out'
  if (isUnsaved) return 'unsaved'
  if (mark === null) return 'open'
  return typeof mark === 'object' ? 'alternate' : 'marked'
}
