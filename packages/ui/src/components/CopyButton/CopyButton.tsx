import { useEffect, useState } from 'react'
import { CheckIcon } from '../../icons/CheckIcon.tsx'
import { CopyIcon } from '../../icons/CopyIcon.tsx'
import type { IconButtonProps } from '../IconButton/IconButton.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'

export interface CopyButtonProps extends Omit<
  IconButtonProps,
  'icon' | 'onPress' | 'isSelected' | 'onChange'
> {
  /** What goes to the clipboard. */
  text: string
  /** «Скопировать номер». */
  'aria-label': string
}

/** How long it says that it has copied, ms. */
const SHOWN = 2500

/** Puts a text on the clipboard and says whether it could. */
export function CopyButton({ text, 'aria-label': label, ...button }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<'copied' | 'refused' | null>(null)
  useEffect(() => {
    if (outcome === null) return
    const timer = setTimeout(() => setOutcome(null), SHOWN)
    return () => clearTimeout(timer)
  }, [outcome])

  async function copy() {
    try {
      // Not available on plain HTTP, as in a venue's local network.
      await navigator.clipboard.writeText(text)
      setOutcome('copied')
    } catch {
      setOutcome('refused')
    }
  }
  return (
    <>
      <IconButton
        {...button}
        aria-label={outcome === 'copied' ? 'Скопировано' : label}
        icon={outcome === 'copied' ? <CheckIcon /> : <CopyIcon />}
        onPress={() => void copy()}
      />
      <VisuallyHidden>
        <output>
          {outcome === 'copied' && 'Скопировано'}
          {outcome === 'refused' && 'Скопировать не удалось: выделите и скопируйте вручную'}
        </output>
      </VisuallyHidden>
    </>
  )
}
