import { CheckIcon } from '../../icons/CheckIcon.tsx'
import { CopyIcon } from '../../icons/CopyIcon.tsx'
import type { IconButtonBaseProps } from '../IconButton/IconButton.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { CopyOutcome } from './CopyOutcome.tsx'
import { useCopy } from './useCopy.ts'

export interface CopyButtonProps extends IconButtonBaseProps {
  /** What goes to the clipboard. */
  text: string
  /** «Скопировать номер». */
  'aria-label': string
}

/** Puts a text on the clipboard and says whether it could. */
export function CopyButton({ text, 'aria-label': label, ...button }: CopyButtonProps) {
  const { outcome, copy } = useCopy(text)
  return (
    <>
      <IconButton
        {...button}
        aria-label={outcome === 'copied' ? 'Скопировано' : label}
        icon={outcome === 'copied' ? <CheckIcon /> : <CopyIcon />}
        onPress={copy}
      />
      <CopyOutcome outcome={outcome} />
    </>
  )
}
