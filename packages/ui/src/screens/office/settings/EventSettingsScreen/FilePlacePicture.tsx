import type { FileSlot } from '@parket/domain/files/eventFiles'
import { fileExtension } from '@parket/domain/files/fileName'
import type { ReactNode } from 'react'
import * as styles from './files.css.ts'

/** Where a file of a slot shows. */
export const placeWords: Record<FileSlot, string> = {
  invitation: 'документ на странице «Информация»',
  banner: 'карточка турнира в списках, на билете и в ссылках',
  'bg-mobile': 'верх страниц турнира на телефоне',
  'bg-desktop': 'верх страниц турнира на широком экране',
}

interface FilePlacePictureProps {
  slot: FileSlot
  /** Null: there is none. */
  fileName: string | null
  /** Null where the file is no picture. */
  pictureUrl: string | null
}

/** Where a file shows, drawn small, with the file in it. Decorative: `placeWords` say it. */
export function FilePlacePicture({ slot, fileName, pictureUrl }: FilePlacePictureProps) {
  const file =
    pictureUrl === null ? (
      <span className={styles.picture}>{fileName && fileExtension(fileName).slice(1)}</span>
    ) : (
      <img className={styles.picture} src={pictureUrl} alt="" />
    )
  return (
    <div className={styles.frame} aria-hidden>
      {slot === 'invitation' && <div className={styles.sheetOfPaper}>{file}</div>}
      {slot === 'banner' && <Cards picture={file} />}
      {slot === 'bg-mobile' && <Page device={styles.phone} picture={file} />}
      {slot === 'bg-desktop' && <Page device={styles.laptop} picture={file} />}
    </div>
  )
}

function Cards({ picture }: { picture: ReactNode }) {
  return (
    <>
      <Line part={30} />
      <div className={styles.cards}>
        <div className={styles.card}>{picture}</div>
        <div className={styles.card} />
      </div>
      <Line part={60} />
      <Line part={40} />
    </>
  )
}

function Page({ device, picture }: { device: string; picture: ReactNode }) {
  return (
    <div className={device}>
      <div className={styles.top}>{picture}</div>
      <Line part={70} />
      <Line part={90} />
      <Line part={50} />
    </div>
  )
}

/** A line of text. @param part of the width, in percent */
function Line({ part }: { part: number }) {
  return <span className={styles.line} style={{ width: `${part}%` }} />
}
