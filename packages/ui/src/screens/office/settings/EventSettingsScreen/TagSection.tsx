import { Button } from '../../../../components/Button/Button.tsx'
import { Checkbox } from '../../../../components/Checkbox/Checkbox.tsx'
import { FieldRowName } from '../../../../components/Field/fieldNames.ts'
import { IconButton } from '../../../../components/IconButton/IconButton.tsx'
import { Text } from '../../../../components/Text/Text.tsx'
import { TextField } from '../../../../components/TextField/TextField.tsx'
import { TrashIcon } from '../../../../icons/TrashIcon.tsx'
import { cx } from '../../../../theme/cx.ts'
import { besideControlsWide } from '../../parts/fieldRows.css.ts'
import { fieldId } from '../../parts/recordForm.ts'
import type { SectionProps } from './MainSections.tsx'
import { settingsForm, type TagDraft } from './settingsData.ts'
import * as styles from './settings.css.ts'

/** Tags that the product knows, and what they do. */
const knownTags = [
  {
    tag_name: 'PAY-GROUP',
    tag_value: '',
    does: 'номер номинации, цена которой начисляется каждому танцору один раз за турнир',
  },
  { tag_name: 'PACKETS', tag_value: 'MUST', does: 'без пакета заявку не подать' },
] as const

/** Tags of the event: name, value and whether the public sees them. */
export function TagSection({ form }: SectionProps) {
  const { tags } = form.values
  const change = (index: number, part: Partial<TagDraft>) =>
    form.onChange({ tags: tags.map((tag, at) => (at === index ? { ...tag, ...part } : tag)) })
  const add = (tag: Omit<TagDraft, 'pub'>) =>
    form.onChange({ tags: [...tags, { ...tag, pub: false }] })
  const unused = knownTags.filter(
    ({ tag_name }) => !tags.some((tag) => tag.tag_name.toUpperCase() === tag_name),
  )
  return (
    <>
      {tags.map((tag, index) => (
        // A new tag has nothing but its place.
        // oxlint-disable-next-line react/no-array-index-key
        <FieldRowName key={index} value={`Метка ${index + 1}`}>
          <div className={styles.tagRow}>
            <TextField
              id={fieldId(settingsForm, `tags.${index}.tag_name`)}
              label={`Метка ${index + 1}`}
              value={tag.tag_name}
              error={form.errors[`tags.${index}.tag_name`]}
              maxLength={100}
              autoComplete="off"
              onChange={(tag_name) => change(index, { tag_name })}
            />
            <TextField
              id={fieldId(settingsForm, `tags.${index}.tag_value`)}
              label="Значение"
              value={tag.tag_value ?? ''}
              error={form.errors[`tags.${index}.tag_value`]}
              maxLength={100}
              autoComplete="off"
              onChange={(text) => change(index, { tag_value: text === '' ? null : text })}
            />
            <span className={besideControlsWide}>
              <Checkbox
                label="Видна всем"
                aria-label={`Метка ${index + 1} видна всем`}
                isSelected={tag.pub}
                onChange={(pub) => change(index, { pub })}
              />
            </span>
            <span className={cx(besideControlsWide, styles.removeTag)}>
              <IconButton
                aria-label={`Убрать метку ${index + 1}`}
                icon={<TrashIcon />}
                onPress={() => form.onChange({ tags: tags.filter((_, at) => at !== index) })}
              />
            </span>
          </div>
        </FieldRowName>
      ))}
      <div>
        <Button onPress={() => add({ tag_name: '', tag_value: null })}>Добавить метку</Button>
      </div>
      {unused.map(({ tag_name, tag_value, does }) => (
        <Text key={tag_name} size="small" tone="secondary">
          <Button variant="quiet" onPress={() => add({ tag_name, tag_value: tag_value || null })}>
            {tag_value === '' ? tag_name : `${tag_name}=${tag_value}`}
          </Button>{' '}
          {does}
        </Text>
      ))}
    </>
  )
}
