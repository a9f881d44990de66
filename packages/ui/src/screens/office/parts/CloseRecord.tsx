import { IconButton } from '../../../components/IconButton/IconButton.tsx'
import { ChevronLeftIcon } from '../../../icons/ChevronLeftIcon.tsx'
import { CloseIcon } from '../../../icons/CloseIcon.tsx'
import * as styles from './listAndRecord.css.ts'

interface CloseRecordProps {
  /** «Закрыть заявку». */
  label: string
  onClose: () => void
}

/** Closes a record beside its list; where the record stands alone it leads back to the list. */
export function CloseRecord({ label, onClose }: CloseRecordProps) {
  return (
    <>
      <span className={styles.beside}>
        <IconButton aria-label={label} icon={<CloseIcon />} onPress={onClose} />
      </span>
      <span className={styles.back}>
        <IconButton aria-label="К списку" icon={<ChevronLeftIcon />} onPress={onClose} />
      </span>
    </>
  )
}
