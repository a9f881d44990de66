import { Button } from '../../../../components/Button/Button.tsx'
import { Menu } from '../../../../components/Menu/Menu.tsx'
import { DownloadIcon } from '../../../../icons/DownloadIcon.tsx'
import { PrintIcon } from '../../../../icons/PrintIcon.tsx'

/** `closing`: the sheet of the money, of all registrations whatever the filters. */
export type RegistrationExport = 'xlsx' | 'csv' | 'json' | 'closing'

interface MoreMenuProps {
  /** Saves all registrations that fit the filters; null for who has no right to. */
  onExport: ((format: RegistrationExport) => void) | null
  /** Filters are set: a file holds what they leave. */
  isFiltered: boolean
  links: { print: string; import: string; duplicates: string }
}

const formats: readonly { id: RegistrationExport; label: string }[] = [
  { id: 'xlsx', label: 'в\u00A0XLSX' },
  { id: 'csv', label: 'в\u00A0CSV' },
  { id: 'json', label: 'в\u00A0JSON' },
]

/** What is done with all registrations, but rarely. */
export function MoreMenu({ onExport, isFiltered, links }: MoreMenuProps) {
  const files = [
    ...formats.map(({ id, label }) => ({
      id,
      label: `Выгрузить ${isFiltered ? 'отбор' : 'всё'} ${label}`,
    })),
    { id: 'closing' as const, label: 'Выгрузить ведомость оплат' },
  ]
  return (
    <Menu
      trigger={<Button>Ещё</Button>}
      items={[
        {
          id: 'print',
          label: 'Печать номеров и списков',
          iconStart: <PrintIcon />,
          href: links.print,
        },
        { id: 'import', label: 'Загрузить таблицу', href: links.import },
        { id: 'duplicates', label: 'Похожие заявки', href: links.duplicates },
        ...(onExport
          ? files.map(({ id, label }) => ({
              id,
              label,
              iconStart: <DownloadIcon />,
              onPress: () => onExport(id),
            }))
          : []),
      ]}
    />
  )
}
