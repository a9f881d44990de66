import { useRef, type ReactNode, type Ref } from 'react'
import { ChevronRightIcon } from '../../icons/ChevronRightIcon.tsx'
import type { ElementProps } from '../elementProps.ts'
import * as styles from './Disclosure.css.ts'
import { useOpenForPrint } from './useOpenForPrint.ts'

export interface DisclosureProps extends ElementProps {
  /** What is inside. */
  summary: ReactNode
  /** Open from the start. */
  defaultOpen?: boolean
  /** Collapses on phones only; on a wider screen its content is part of the layout around it. */
  isForPhones?: boolean
  /** It was opened or folded. */
  onOpenChange?: (isOpen: boolean) => void
  /** What is shown once it is opened. */
  children: ReactNode
  /** The element itself: to give it the focus, say. */
  ref?: Ref<HTMLDetailsElement>
}

/** Content that is hidden until it is opened: works without JavaScript, found by the browser's search. */
export function Disclosure({
  summary,
  defaultOpen = false,
  isForPhones = false,
  onOpenChange,
  children,
  ...details
}: DisclosureProps) {
  const content = useRef<HTMLDivElement>(null)
  useOpenForPrint(content)
  return (
    <details
      {...details}
      className={isForPhones ? styles.disclosureForPhones : styles.disclosure}
      open={defaultOpen}
      onToggle={(event) => onOpenChange?.(event.currentTarget.open)}
    >
      <summary className={styles.summary}>
        <span className={styles.chevron}>
          <ChevronRightIcon />
        </span>
        <span>{summary}</span>
      </summary>
      <div ref={content} className={styles.content}>
        {children}
      </div>
    </details>
  )
}
