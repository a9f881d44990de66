import { Alert } from '../../../../components/Alert/Alert.tsx'
import { Button } from '../../../../components/Button/Button.tsx'
import { Inline } from '../../../../components/Inline/Inline.tsx'
import { Stack } from '../../../../components/Stack/Stack.tsx'
import type { DomainCheck, TeamRecordProps } from './teamData.ts'

/** Asks the DNS where the stored domain leads, and says what to do where it is elsewhere. */
export function DomainChecking({
  result,
  isPending,
  problem,
  onCheck,
}: NonNullable<TeamRecordProps['domainCheck']>) {
  return (
    <Stack gap="xsmall">
      <Inline>
        <Button isPending={isPending} onPress={onCheck}>
          Проверить домен
        </Button>
      </Inline>
      {problem !== null && <Alert tone="critical">{problem}</Alert>}
      {result && !isPending && (
        <Alert tone={result.state === 'here' ? 'positive' : 'caution'} title={titleOf(result)}>
          {adviceOf(result)}
        </Alert>
      )}
    </Stack>
  )
}

function titleOf({ domain_unicode, state, addresses }: DomainCheck): string {
  const titles: Record<DomainCheck['state'], string> = {
    here: `${domain_unicode} ведёт на этот сервер`,
    elsewhere: `${domain_unicode} ведёт на другой адрес: ${addresses.join(', ')}`,
    unknown: `У ${domain_unicode} нет адреса в DNS`,
    unanswered: 'DNS не ответил',
  }
  return titles[state]
}

function adviceOf({ state, own_addresses }: DomainCheck): string | null {
  if (state === 'here') return null
  if (state === 'unanswered') return 'Попробуйте через минуту.'
  const own = own_addresses.join(', ')
  const record = own === '' ? 'запись A с адресом этого сервера' : `запись A или AAAA: ${own}`
  const proxied = state === 'elsewhere' ? ' Если перед сайтом стоит прокси, так и должно быть.' : ''
  return `У регистратора домена нужна ${record}. Изменение видно не сразу: бывает, через сутки.${proxied}`
}
