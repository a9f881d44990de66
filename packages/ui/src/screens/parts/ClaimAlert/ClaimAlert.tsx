import { Alert } from '../../../components/Alert/Alert.tsx'
import { Button } from '../../../components/Button/Button.tsx'

/** State of adding registrations to the account. */
export type ClaimState =
  | { state: 'idle' }
  | { state: 'running' }
  /** `message` is Russian. */
  | { state: 'failed'; message: string }

interface ClaimAlertProps {
  /** Numbers of registrations of this browser without an account; [] when only a failure is to be shown. */
  regNs: readonly number[]
  claim: ClaimState
  onClaim: () => void
}

/** Offers to add registrations made before logging in to «Мои регистрации». */
export function ClaimAlert({ regNs, claim, onClaim }: ClaimAlertProps) {
  return (
    <>
      {regNs.length > 0 && (
        <Offer regNs={regNs} isRunning={claim.state === 'running'} onClaim={onClaim} />
      )}
      {claim.state === 'failed' && <Alert tone="critical">{claim.message}</Alert>}
    </>
  )
}

interface OfferProps extends Pick<ClaimAlertProps, 'regNs' | 'onClaim'> {
  isRunning: boolean
}

function Offer({ regNs, isRunning, onClaim }: OfferProps) {
  const isOne = regNs.length === 1
  return (
    <Alert
      tone="info"
      title={
        isOne
          ? `Заявка №\u00A0${regNs[0]} сделана без учётной записи`
          : `Сделаны без учётной записи: ${regNs.map((n) => `№\u00A0${n}`).join(', ')}`
      }
      action={
        <Button isPending={isRunning} onPress={onClaim}>
          Добавить в&nbsp;«Мои регистрации»
        </Button>
      }
    >
      {isOne ? 'Добавьте её' : 'Добавьте их'} к&nbsp;своим: открывать и&nbsp;менять можно будет без
      PIN-кода.
    </Alert>
  )
}
