import { useState } from 'react'
import { Alert } from '../../../components/Alert/Alert.tsx'
import { Button } from '../../../components/Button/Button.tsx'
import { Dialog } from '../../../components/Dialog/Dialog.tsx'
import { Heading } from '../../../components/Heading/Heading.tsx'
import { Inline } from '../../../components/Inline/Inline.tsx'
import { PasswordField } from '../../../components/PasswordField/PasswordField.tsx'
import { Stack } from '../../../components/Stack/Stack.tsx'
import { Text } from '../../../components/Text/Text.tsx'
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx'
import { DownloadIcon } from '../../../icons/DownloadIcon.tsx'
import { AccountForm } from '../parts/AccountForm.tsx'
import { fieldOf, type FormProps } from '../parts/formData.ts'

export interface OwnDataProps {
  /** Saves everything kept about the person as a file. */
  onExport: () => void
  /** The file is being made. */
  isExporting: boolean
  /** Why the download failed. */
  exportMessage: string | null
  /** The account is erased once the password confirms it. */
  erasure: FormProps
  /** The account is erased: the message stays until the user leaves. */
  isErased: boolean
  /** The account is to be erased. */
  onLeave: () => void
}

/** Personal data of the user (152-ФЗ): download them, erase the account. */
export function OwnDataSection(props: OwnDataProps) {
  const { onExport, isExporting, exportMessage, erasure, isErased, onLeave } = props
  const [isAsked, setAsked] = useState(false)
  return (
    <Stack as="section" gap="medium">
      <Heading level={2}>Мои данные</Heading>
      <Text tone="secondary" isMeasured>
        Файл содержит всё, что мы&nbsp;храним о&nbsp;вас: профиль, права, список танцоров
        и&nbsp;заявки на&nbsp;турниры всех команд.
      </Text>
      {exportMessage !== null && <Alert tone="critical">{exportMessage}</Alert>}
      <Inline gap="small">
        <Button iconStart={<DownloadIcon />} isPending={isExporting} onPress={onExport}>
          Скачать мои данные
        </Button>
        <Button tone="critical" onPress={() => setAsked(true)}>
          Удалить учётную запись
        </Button>
      </Inline>
      <Dialog
        title={isErased ? 'Учётная запись удалена' : 'Удалить учётную запись?'}
        // The message is shown even if the dialog was closed before the answer came.
        isOpen={isAsked || isErased}
        onClose={isErased ? onLeave : () => setAsked(false)}
      >
        {/* Mounted before its text: screen readers do not announce a title that only changes. */}
        <output>{isErased && <VisuallyHidden>Учётная запись удалена.</VisuallyHidden>}</output>
        {isErased ? (
          <Button variant="primary" ref={takeFocus} onPress={onLeave}>
            На&nbsp;главную
          </Button>
        ) : (
          <ErasureForm {...erasure} />
        )}
      </Dialog>
    </Stack>
  )
}

/** Takes the focus from the button that was removed. */
function takeFocus(button: HTMLButtonElement | null) {
  button?.focus()
}

function ErasureForm(props: FormProps) {
  const formId = 'erasure'
  return (
    <Stack gap="medium">
      <Text>
        Профиль, права, список танцоров и&nbsp;все входы исчезнут, в&nbsp;прошедших турнирах вместо
        имени останется номер. Вернуть это будет нельзя.
      </Text>
      <Text>
        Имена тех, кого записали вы&nbsp;— детей, учеников&nbsp;— останутся в&nbsp;результатах.
        Чтобы и&nbsp;их не&nbsp;показывали, сначала отзовите согласия в&nbsp;разделе «Мои согласия»:
        потом это сможет только организатор.
      </Text>
      <AccountForm {...props} formId={formId} submitLabel="Удалить навсегда" submitTone="critical">
        <PasswordField
          {...fieldOf(props, formId, 'password')}
          label="Пароль"
          description="Чтобы никто не сделал этого за вас"
          isRequired
          autoComplete="current-password"
        />
      </AccountForm>
    </Stack>
  )
}
