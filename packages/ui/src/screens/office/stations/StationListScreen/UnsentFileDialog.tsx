import { Dialog } from '../../../../components/Dialog/Dialog.tsx'
import { Stack } from '../../../../components/Stack/Stack.tsx'
import { Text } from '../../../../components/Text/Text.tsx'
import { UnsentPicker, type UnsentPickerProps } from '../../../station/staff/UnsentPicker.tsx'

export interface UnsentFileDialogProps extends UnsentPickerProps {
  onClose: () => void
}

/** Takes the file that a judge's tablet saved when it could not send. */
export function UnsentFileDialog({ onClose, ...picker }: UnsentFileDialogProps) {
  return (
    <Dialog title="Файл с&nbsp;планшета" isOpen onClose={onClose} maxWidth={440}>
      <Stack gap="small">
        <Text>
          Планшет судьи, который долго без&nbsp;сети или отключён, сохраняет неотправленные отметки
          файлом.
        </Text>
        <UnsentPicker {...picker} />
        <Text size="small" tone="secondary">
          Сами они не&nbsp;считаются: о&nbsp;них решают на&nbsp;странице «Оценки» номинации. Если
          планшет потом отправит их&nbsp;сам, второй раз они не&nbsp;появятся.
        </Text>
      </Stack>
    </Dialog>
  )
}
