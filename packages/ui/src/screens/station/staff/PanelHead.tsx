import { useEffect, useRef } from 'react'
import { IconButton } from '../../../components/IconButton/IconButton.tsx'
import { CloseIcon } from '../../../icons/CloseIcon.tsx'
import * as styles from './staff.css.ts'

interface PanelHeadProps {
  title: string
  onClose: () => void
}

/** The head of what opened in the column: it takes the focus, the cross closes it. */
export function PanelHead({ title, onClose }: PanelHeadProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className={styles.columnHead}>
      <h2 ref={heading} className={styles.columnTitle} tabIndex={-1}>
        {title}
      </h2>
      <IconButton aria-label="Закрыть" icon={<CloseIcon />} onPress={onClose} />
    </div>
  )
}
