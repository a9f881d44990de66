import type { FormEvent } from 'react'
import { teamFields, type TeamFields } from '@parket/domain/team/team'
import { Alert } from '../../../../components/Alert/Alert.tsx'
import { Button } from '../../../../components/Button/Button.tsx'
import { FileSlot } from '../../../../components/FileSlot/FileSlot.tsx'
import { Heading } from '../../../../components/Heading/Heading.tsx'
import { Inline } from '../../../../components/Inline/Inline.tsx'
import { Link } from '../../../../components/Link/Link.tsx'
import { Stack } from '../../../../components/Stack/Stack.tsx'
import { Switch } from '../../../../components/Switch/Switch.tsx'
import { Text } from '../../../../components/Text/Text.tsx'
import { TextArea } from '../../../../components/TextArea/TextArea.tsx'
import { TextField } from '../../../../components/TextField/TextField.tsx'
import { CloseRecord } from '../../parts/CloseRecord.tsx'
import { FormProblems } from '../../parts/FormProblems.tsx'
import { fieldId, fieldOf, type RecordForm } from '../../parts/recordForm.ts'
import { useRecordFocus } from '../../parts/useRecordFocus.ts'
import { BrandColours } from './BrandColours.tsx'
import { DomainChecking } from './DomainChecking.tsx'
import type { BrandFile, TeamRecordProps } from './teamData.ts'
import { recordHead } from '../../parts/listAndRecord.css.ts'
import * as styles from './teams.css.ts'

const formId = 'team'

/** A team beside its list: brand, contacts, text of the home page. */
export function TeamRecord(props: TeamRecordProps) {
  const { team, form, isChanged, files, onClose, onDelete, onRestore, siteHref } = props
  const heading = useRecordFocus(team ? null : fieldId(formId, 'name'))
  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (!form.isSending) form.onSubmit()
  }
  const title = team ? team.name : 'Новая команда'
  return (
    <section className={styles.record} aria-label={title}>
      <div className={recordHead}>
        <Heading level={2} ref={heading} tabIndex={-1}>
          {title}
        </Heading>
        <CloseRecord label="Закрыть команду" onClose={onClose} />
      </div>
      {onRestore && (
        <Alert
          tone="caution"
          title="Команда удалена"
          action={<Button onPress={onRestore}>Восстановить</Button>}
        >
          На&nbsp;её домене открывается основная команда, турниры и&nbsp;роли сохранены.
        </Alert>
      )}
      {siteHref && <Link href={siteHref}>Открыть сайт команды</Link>}
      <form noValidate onSubmit={handleSubmit}>
        <Stack gap="small">
          <FormProblems formId={formId} form={form} />
          <MainFields form={form} isDefault={team !== null && team.domain_unicode === null} />
          {props.domainCheck && <DomainChecking {...props.domainCheck} />}
          <BrandColours
            id={fieldId(formId, 'accent')}
            values={form.values}
            error={form.errors['accent']}
            onChange={form.onChange}
          />
          <ContactFields form={form} />
          <TextArea
            {...fieldOf(form, formId, 'home_text')}
            label={teamFields.home_text.label}
            description="Markdown. Показывается под ближайшими турнирами."
            rows={5}
          />
          <Switch
            label={teamFields.requires_second_factor.label}
            isSelected={form.values.requires_second_factor}
            onChange={(requires_second_factor) => form.onChange({ requires_second_factor })}
          />
          {isChanged && (
            <Text size="small" tone="caution">
              <output>Есть несохранённое</output>
            </Text>
          )}
          <Inline>
            <Button type="submit" variant="primary" isPending={form.isSending}>
              {team ? 'Сохранить' : 'Создать'}
            </Button>
            {onDelete && (
              <Button variant="quiet" tone="critical" onPress={onDelete}>
                Удалить команду
              </Button>
            )}
          </Inline>
        </Stack>
      </form>
      {files && (
        <Stack gap="small">
          <Picture title="Логотип" description="jpg, png или webp, до 2 MB" {...files.logo} />
          {files.favicon && (
            <Picture title="Значок сайта" description="квадратный, до 2 MB" {...files.favicon} />
          )}
        </Stack>
      )}
    </section>
  )
}

interface FieldsProps {
  form: RecordForm<TeamFields>
}

function MainFields({ form, isDefault }: FieldsProps & { isDefault: boolean }) {
  return (
    <>
      <TextField {...fieldOf(form, formId, 'name')} label={teamFields.name.label} isRequired />
      {isDefault ? (
        <Text size="small" tone="secondary">
          Основная команда: открывается на&nbsp;всех доменах, у&nbsp;которых нет своей.
        </Text>
      ) : (
        <TextField
          {...fieldOf(form, formId, 'domain')}
          label={teamFields.domain.label}
          description="Как в адресе, без https://. Можно кириллицей."
          isRequired
          inputMode="url"
          value={form.values.domain ?? ''}
          onChange={(domain) => form.onChange({ domain: domain || null })}
        />
      )}
    </>
  )
}

const contacts = [
  ['phone', 'Телефон'],
  ['email', 'Email'],
  ['site', 'Сайт'],
  ['address', 'Адрес'],
] as const

function ContactFields({ form }: FieldsProps) {
  const { values, errors, onChange } = form
  return (
    <>
      {contacts.map(([name, label]) => (
        <TextField
          key={name}
          id={fieldId(formId, `contacts.${name}`)}
          label={label}
          value={values.contacts[name]}
          error={errors[`contacts.${name}`]}
          onChange={(text) => onChange({ contacts: { ...values.contacts, [name]: text } })}
        />
      ))}
    </>
  )
}

interface PictureProps extends BrandFile {
  title: string
  description: string
}

function Picture({
  title,
  description,
  file,
  progress,
  problem,
  onChoose,
  onDelete,
}: PictureProps) {
  return (
    <FileSlot
      title={title}
      description={description}
      accept="image/jpeg,image/png,image/webp"
      state={{ file, modified: null, delete: false, progress, problem }}
      onChoose={onChoose}
      onDelete={onDelete}
      onRevert={onDelete}
    />
  )
}
