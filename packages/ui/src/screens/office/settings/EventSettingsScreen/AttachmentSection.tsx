import { Button } from '../../../../components/Button/Button.tsx'
import { Checkbox } from '../../../../components/Checkbox/Checkbox.tsx'
import { FieldRowName } from '../../../../components/Field/fieldNames.ts'
import { IconButton } from '../../../../components/IconButton/IconButton.tsx'
import { Reorder } from '../../../../components/Reorder/Reorder.tsx'
import { Select, type SelectItem } from '../../../../components/Select/Select.tsx'
import { Text } from '../../../../components/Text/Text.tsx'
import { TextField } from '../../../../components/TextField/TextField.tsx'
import { TrashIcon } from '../../../../icons/TrashIcon.tsx'
import { fieldId } from '../../parts/recordForm.ts'
import type { SectionProps } from './MainSections.tsx'
import * as styles from './attachments.css.ts'
import { settingsForm, type AttachmentDraft } from './settingsData.ts'

interface AttachmentSectionProps extends SectionProps {
  /** The files of the event that a link can lead to. */
  linkable: readonly SelectItem[]
}

/** No file has this id: the link leads to an address. */
const address = ''

/** Links on the event's page, in the order they are shown: by dragging, by buttons or by keyboard. */
export function AttachmentSection({ form, linkable }: AttachmentSectionProps) {
  const { attachments } = form.values
  const set = (next: readonly AttachmentDraft[]) => form.onChange({ attachments: next })
  return (
    <>
      <Text size="small" tone="secondary">
        Стоят на&nbsp;странице «Информация» после приглашения, в&nbsp;этом порядке. Партнёра экран
        зала показывает в&nbsp;перерывах: картинкой, если ссылка ведёт на&nbsp;картинку, иначе
        названием.
      </Text>
      {attachments.length > 0 && (
        <Reorder
          aria-label="Ссылки по порядку"
          look="fields"
          items={attachments}
          // A new link has nothing but its place.
          getKey={({ id }, index) => id ?? `new ${index}`}
          getName={(_, index) => `ссылка ${index + 1}`}
          onMove={(from, to) => {
            const moved = attachments[from]
            if (moved) set(attachments.toSpliced(from, 1).toSpliced(to, 0, moved))
          }}
          render={(_, index) => (
            <FieldRowName value={`Ссылка ${index + 1}`}>
              <LinkFields
                form={form}
                index={index}
                linkable={linkable}
                onChange={(part) =>
                  set(attachments.map((each, at) => (at === index ? { ...each, ...part } : each)))
                }
              />
            </FieldRowName>
          )}
          renderActions={(_, index) => (
            <IconButton
              aria-label={`Убрать ссылку ${index + 1}`}
              icon={<TrashIcon />}
              onPress={() => set(attachments.toSpliced(index, 1))}
            />
          )}
        />
      )}
      <div>
        <Button
          onPress={() =>
            set([...attachments, { title: '', url: '', file_id: null, is_partner: false }])
          }
        >
          Добавить ссылку
        </Button>
      </div>
    </>
  )
}

interface LinkFieldsProps extends AttachmentSectionProps {
  index: number
  onChange: (part: Partial<AttachmentDraft>) => void
}

function LinkFields({ form, index, linkable, onChange }: LinkFieldsProps) {
  const attachment = form.values.attachments[index]
  if (!attachment) return null
  const path = `attachments.${index}`
  return (
    <div className={styles.fields}>
      <TextField
        id={fieldId(settingsForm, `${path}.title`)}
        label={`Ссылка ${index + 1}`}
        value={attachment.title}
        error={form.errors[`${path}.title`]}
        maxLength={200}
        autoComplete="off"
        onChange={(title) => onChange({ title })}
      />
      <Select
        id={fieldId(settingsForm, `${path}.file_id`)}
        label="Куда ведёт"
        aria-label={`Ссылка ${index + 1}: куда ведёт`}
        value={attachment.file_id ?? address}
        error={form.errors[`${path}.file_id`]}
        items={[{ value: address, label: 'По адресу' }, ...linkable]}
        onChange={(id) =>
          onChange(id === address ? { file_id: null, url: '' } : { file_id: id, url: null })
        }
      />
      {attachment.file_id === null && (
        <TextField
          id={fieldId(settingsForm, `${path}.url`)}
          label="Адрес"
          aria-label={`Ссылка ${index + 1}: адрес`}
          value={attachment.url ?? ''}
          error={form.errors[`${path}.url`]}
          inputMode="url"
          placeholder="https://"
          autoComplete="off"
          onChange={(url) => onChange({ url })}
        />
      )}
      <div className={styles.partner}>
        <Checkbox
          label="Партнёр турнира: на&nbsp;экране зала в&nbsp;перерывах"
          aria-label={`Ссылка ${index + 1}. Партнёр турнира: на\u00A0экране зала в\u00A0перерывах`}
          isSelected={attachment.is_partner}
          onChange={(is_partner) => onChange({ is_partner })}
        />
      </div>
    </div>
  )
}
