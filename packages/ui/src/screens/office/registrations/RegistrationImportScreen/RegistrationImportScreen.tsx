import type { EventHeading } from '@parket/domain/event/event'
import type { FileSlotState } from '@parket/domain/files/fileSlotState'
import { formatFileSize } from '@parket/domain/format/fileSize'
import { countOf } from '@parket/domain/format/plural'
import { defaultGender, genderLabels } from '@parket/domain/person/gender'
import { sheetFields, type SheetFieldName } from '@parket/domain/registrationSheet/sheetFields'
import { Alert } from '../../../../components/Alert/Alert.tsx'
import { Button } from '../../../../components/Button/Button.tsx'
import { ButtonLink } from '../../../../components/ButtonLink/ButtonLink.tsx'
import { Checkbox } from '../../../../components/Checkbox/Checkbox.tsx'
import { DateField } from '../../../../components/DateField/DateField.tsx'
import { FileSlot } from '../../../../components/FileSlot/FileSlot.tsx'
import { Heading } from '../../../../components/Heading/Heading.tsx'
import { Stack } from '../../../../components/Stack/Stack.tsx'
import type { TabNavItem } from '../../../../components/TabNav/tabNavData.ts'
import { Text } from '../../../../components/Text/Text.tsx'
import type { OfficeScreen } from '../../../../layouts/OrganiserPage/officeScreen.ts'
import { OrganiserPage } from '../../../../layouts/OrganiserPage/OrganiserPage.tsx'
import type { Failed, Loading, NoRight, Ready } from '../../../../viewState.ts'
import { SheetFaults } from '../../parts/SheetFaults/SheetFaults.tsx'
import { ColumnFields } from './ColumnFields.tsx'
import type { RegistrationImportPreview } from './importData.ts'
import { PlannedRows } from './PlannedRows.tsx'

export type { RegistrationImportPreview } from './importData.ts'

export interface RegistrationImportScreenProps extends OfficeScreen {
  /** The event that the table is read for; or why there is none. */
  view: Loading | Failed | NoRight | Ready<{ event: EventHeading }>
  /** The chosen file; null: none yet. */
  file: { name: string; size: number } | null
  /** What the file would change; null until it was read. */
  preview: RegistrationImportPreview | null
  /** The file is being read by the server. */
  isReading: boolean
  /** The registrations are being written. */
  isSending: boolean
  /** Why the file cannot be read, or the change was refused. */
  problem: string | null
  /** What was written, in words; null: nothing yet. */
  done: string | null
  /** Whether contacts are sent the link to give their consents. */
  isMailing: boolean
  /** Chooses whether contacts are sent the link. */
  onMailingChange: (isMailing: boolean) => void
  /** Gives the file that was chosen or dropped. */
  onChoose: (file: File) => void
  /** The day whose price step applies to rows that say none: `YYYY-MM-DD`, or as typed. */
  pricedOn: string
  /** Chooses that day. */
  onPricedOnChange: (day: string) => void
  /** What is wrong with that day. */
  pricedOnError: string | undefined
  /** Says what a column holds; null: it is not read. @param index of the column, from 0 */
  onColumnChange: (index: number, field: SheetFieldName | null) => void
  /** Writes what `preview` shows. */
  onApply: () => void
  /** The organiser’s pages of the event, this one marked `isCurrent`. */
  tabs?: readonly TabNavItem[]
  /** Addresses that it leads to. */
  links: { home: string; registrations: string }
}

/** Registrations from a table of the organiser's: its columns are named, what would change is shown, then all is written or nothing. */
export function RegistrationImportScreen(props: RegistrationImportScreenProps) {
  const { view, tabs, account, links } = props
  return (
    <OrganiserPage
      title="Заявки из таблицы"
      event={view.state === 'ready' ? view.event : null}
      tabs={tabs}
      view={view}
      account={account}
      links={links}
      width="standard"
      actions={<ButtonLink href={links.registrations}>К регистрациям</ButtonLink>}
    >
      {() => <Import {...props} />}
    </OrganiserPage>
  )
}

function Import(props: RegistrationImportScreenProps) {
  const { file, preview, isReading, isSending, problem, done, onChoose, onColumnChange } = props
  const state: FileSlotState = {
    file: null,
    modified: null,
    delete: false,
    progress: null,
    problem,
  }
  return (
    <Stack gap="medium">
      {done !== null && <Alert tone="positive">{done}</Alert>}
      <Heading level={2} size={3}>
        Файл
      </Heading>
      <FileSlot
        title="Таблица"
        description="XLSX или CSV, до 2000 строк, названия столбцов в первой строке. Номинации — по номеру или названию, несколько через запятую или точку с запятой. Тот же файл ещё раз ничего не меняет"
        accept=".xlsx,.csv"
        state={state}
        isDisabled={isSending}
        onChoose={onChoose}
        onDelete={noFileIsStored}
        onRevert={noFileIsStored}
      />
      {file && (
        <Text>
          Файл «{file.name}», {formatFileSize(file.size)}
        </Text>
      )}
      {isReading && (
        <Text tone="secondary">
          <output>Сверяем с регистрациями турнира…</output>
        </Text>
      )}
      {preview && (
        <>
          <ColumnFields
            columns={preview.columns}
            isDisabled={isReading || isSending}
            onChange={onColumnChange}
          />
          <PriceDay {...props} />
          <Preview {...props} preview={preview} />
        </>
      )}
    </Stack>
  )
}

/** Who paid in October owes nothing because the table is read in November. */
function PriceDay({ pricedOn, pricedOnError, onPricedOnChange, isSending }: PriceDayProps) {
  return (
    <DateField
      label="По ценам на дату"
      description={`Для строк, где не указана ${sheetFields.priced_on.label.toLowerCase()}: ступень цены решает этот день`}
      value={pricedOn}
      error={pricedOnError}
      isDisabled={isSending}
      onChange={onPricedOnChange}
    />
  )
}

/** Nothing is chosen for a person in silence: who reads the table may know better. */
function Genderless({ count }: { count: number }) {
  return (
    <Alert
      tone="caution"
      title={`Пол не указан: ${countOf(count, ['танцор', 'танцора', 'танцоров'])}`}
    >
      В&nbsp;заявках будет «{genderLabels[defaultGender].toLowerCase()}». Если среди них есть
      мужчины, укажите столбец «{sheetFields.gender.label}» или добавьте его в&nbsp;таблицу: «ж» или
      «м».
    </Alert>
  )
}

/** The slot only takes a file. */
function noFileIsStored() {}

type PriceDayProps = Pick<
  RegistrationImportScreenProps,
  'pricedOn' | 'pricedOnError' | 'onPricedOnChange' | 'isSending'
>

type PreviewProps = RegistrationImportScreenProps & { preview: RegistrationImportPreview }

function Preview({ preview, isMailing, onMailingChange, ...props }: PreviewProps) {
  const { missing, faults, created, added, rows, letters } = preview
  if (missing.length > 0) {
    return (
      <Alert tone="caution" title="Не хватает столбцов">
        Укажите, где в&nbsp;таблице: {missing.join(', ')}.
      </Alert>
    )
  }
  if (faults.length > 0) return <SheetFaults faults={faults} />
  const count = created + added
  const isAsking = isMailing && letters > 0
  if (count === 0 && letters === 0) {
    return <Alert tone="info">Всё уже так, как в&nbsp;таблице.</Alert>
  }
  return (
    <>
      {preview.without_gender > 0 && <Genderless count={preview.without_gender} />}
      <PlannedRows preview={preview} rows={rows.filter(({ kind }) => kind !== 'same')} />
      {letters > 0 && (
        <Checkbox
          label={`Выслать письма: ${countOf(letters, ['адрес', 'адреса', 'адресов'])}`}
          description="Согласий в таблице нет, поэтому имена на сайте скрыты. В письме номер заявки, PIN и ссылка, по которой дают согласия. Второй раз письмо не уходит"
          isSelected={isMailing}
          onChange={onMailingChange}
        />
      )}
      <div>
        <Button
          variant="primary"
          isDisabled={props.isReading || (count === 0 && !isAsking)}
          isPending={props.isSending}
          onPress={() => !props.isSending && props.onApply()}
        >
          {count > 0 ? `Записать ${countOf(count, ['заявку', 'заявки', 'заявок'])}` : 'Выслать'}
        </Button>
      </div>
    </>
  )
}
