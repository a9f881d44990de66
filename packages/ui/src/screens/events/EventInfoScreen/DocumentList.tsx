import type { MouseEvent } from 'react'
import { DownloadIcon } from '../../../icons/DownloadIcon.tsx'
import { ExternalLinkIcon } from '../../../icons/ExternalLinkIcon.tsx'
import * as styles from './EventInfoScreen.css.ts'

/** A document of an event: an uploaded file or a link. */
export interface EventDocument {
  id: string
  title: string
  href: string
  /** Id of the file, null for an address. */
  fileId: string | null
  /** «PDF, 1,2 MB»; empty where it is not known. */
  detail: string
}

interface DocumentListProps {
  documents: readonly EventDocument[]
  onDownload: ((document: EventDocument) => void) | undefined
}

export function DocumentList({ documents, onDownload }: DocumentListProps) {
  return (
    <ul className={styles.documents}>
      {documents.map((document) => (
        <li key={document.id}>
          <DocumentLink document={document} onDownload={onDownload} />
        </li>
      ))}
    </ul>
  )
}

interface DocumentLinkProps extends Pick<DocumentListProps, 'onDownload'> {
  document: EventDocument
}

/** A plain link, so that it works before any script has come. */
function DocumentLink({ document, onDownload }: DocumentLinkProps) {
  const { href, fileId, title, detail } = document
  const isFile = fileId !== null
  function handleClick(event: MouseEvent) {
    if (!isFile || !onDownload) return
    event.preventDefault()
    onDownload(document)
  }
  return (
    <a
      className={styles.document}
      href={href}
      onClick={handleClick}
      {...(isFile ? { download: '' } : { target: '_blank', rel: 'noopener noreferrer' })}
    >
      {isFile ? <DownloadIcon /> : <ExternalLinkIcon />}
      <span>
        <span className={styles.documentTitle}>{title}</span>{' '}
        {detail !== '' && <span className={styles.detail}>{detail}</span>}
      </span>
    </a>
  )
}
