import { useState, useSyncExternalStore } from 'react'
import { Alert } from '../../../components/Alert/Alert.tsx'
import { Button } from '../../../components/Button/Button.tsx'
import { qrImage } from '../../../components/QrCode/qrImage.ts'
import { DownloadIcon } from '../../../icons/DownloadIcon.tsx'
import { saveFile } from '../../../saveFile.ts'

interface QrFileProps {
  text: string
  /** Of the file. */
  name: string
}

/** Saves the payment's QR code as a picture, or hands it to the bank's app where the browser can. */
export function QrFile({ text, name }: QrFileProps) {
  const canShare = useSyncExternalStore(never, canShareFiles, () => false)
  const [hasFailed, setFailed] = useState(false)

  function run(use: (blob: Blob) => Promise<void> | void) {
    setFailed(false)
    qrImage(text)
      .then(use)
      .catch((error: unknown) => {
        // Who closes the list of apps has changed their mind.
        if (!(error instanceof DOMException && error.name === 'AbortError')) setFailed(true)
      })
  }
  const share = (blob: Blob) =>
    navigator.share({ files: [new File([blob], name, { type: 'image/png' })] })
  return (
    <>
      <Button
        variant="primary"
        iconStart={<DownloadIcon />}
        onPress={() => run((blob) => saveFile({ blob, name }))}
      >
        Сохранить QR
      </Button>
      {canShare && (
        <Button variant="tint" onPress={() => run(share)}>
          Поделиться
        </Button>
      )}
      {hasFailed && (
        <Alert tone="critical">
          Картинка не&nbsp;получилась: снимите экран или скопируйте реквизиты.
        </Alert>
      )}
    </>
  )
}

const never = () => () => {}

function canShareFiles(): boolean {
  const file = new File([], 'qr.png', { type: 'image/png' })
  return 'canShare' in navigator && navigator.canShare({ files: [file] })
}
