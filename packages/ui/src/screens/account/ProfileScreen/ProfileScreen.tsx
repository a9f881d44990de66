import { Alert } from '../../../components/Alert/Alert.tsx'
import { Heading } from '../../../components/Heading/Heading.tsx'
import { PasswordField } from '../../../components/PasswordField/PasswordField.tsx'
import { Stack } from '../../../components/Stack/Stack.tsx'
import { Text } from '../../../components/Text/Text.tsx'
import { Page } from '../../../layouts/Page/Page.tsx'
import type { Loading } from '../../../viewState.ts'
import { AccountForm } from '../parts/AccountForm.tsx'
import { FormSkeleton } from '../parts/FormSkeleton.tsx'
import { fieldOf, type FormProps } from '../parts/formData.ts'
import { LoginNeeded } from '../parts/LoginNeeded.tsx'
import { NewPasswordFields } from '../parts/NewPasswordFields.tsx'
import { PersonFields } from '../parts/PersonFields.tsx'
import { ConsentsSection, type ConsentsProps } from './ConsentsSection.tsx'
import { DevicesSection, type DevicesProps } from './DevicesSection.tsx'
import {
  EmailSection,
  UnverifiedAddress,
  type EmailProps,
  type Verification,
} from './EmailSection.tsx'
import { OwnDataSection, type OwnDataProps } from './OwnDataSection.tsx'
import { SecondFactorSection, type SecondFactorProps } from './SecondFactorSection.tsx'
import { PhotoSection, type PhotoProps } from './PhotoSection.tsx'

export interface SavedFormProps extends FormProps {
  /** What is typed has been saved. */
  isSaved: boolean
}

export interface ProfileScreenProps {
  /** What is shown: one branch for each state it can be in. */
  view:
    | Loading
    | { state: 'anonymous' }
    | {
        state: 'ready'
        profile: SavedFormProps
        email: EmailProps
        password: SavedFormProps
        /** Null: there is no address to verify. */
        verification: Verification | null
        photo: PhotoProps
        secondFactor: SecondFactorProps
        devices: DevicesProps
        consents: ConsentsProps
        ownData: OwnDataProps
      }
  /** «Войти» was pressed. */
  onLogin: () => void
  /** Addresses that it leads to. */
  links: { register: string }
}

/** Own data and password (/profile/profile). */
export function ProfileScreen({ view, onLogin, links }: ProfileScreenProps) {
  if (view.state === 'loading') return <FormSkeleton title="Профиль" />
  if (view.state === 'anonymous') {
    return (
      <LoginNeeded
        title="Войдите, чтобы увидеть свои данные"
        onLogin={onLogin}
        registerHref={links.register}
      />
    )
  }
  const {
    profile,
    email,
    password,
    verification,
    photo,
    secondFactor,
    devices,
    consents,
    ownData,
  } = view
  return (
    <Page width="narrow" gap="xlarge">
      <Stack gap="large">
        <Heading level={1}>Профиль</Heading>
        {verification && <UnverifiedAddress {...verification} />}
        <PhotoSection {...photo} />
        <AccountForm
          {...profile}
          formId="profile"
          submitLabel="Сохранить"
          note={profile.isSaved && <Alert tone="positive">Данные сохранены.</Alert>}
        >
          <PersonFields {...profile} formId="profile" isProfile />
        </AccountForm>
      </Stack>
      <EmailSection {...email} />
      <PasswordSection {...password} />
      <SecondFactorSection {...secondFactor} />
      <DevicesSection {...devices} />
      <ConsentsSection {...consents} />
      <OwnDataSection {...ownData} />
    </Page>
  )
}

function PasswordSection(props: SavedFormProps) {
  const formId = 'password'
  return (
    <Stack as="section" gap="medium">
      <Heading level={2}>Смена пароля</Heading>
      <Text tone="secondary" isMeasured>
        На&nbsp;других устройствах придётся войти заново.
      </Text>
      <AccountForm
        {...props}
        formId={formId}
        submitLabel="Сменить пароль"
        isSecondary
        note={props.isSaved && <Alert tone="positive">Пароль изменён.</Alert>}
      >
        <PasswordField
          {...fieldOf(props, formId, 'oldPassword')}
          label="Текущий пароль"
          isRequired
          autoComplete="current-password"
        />
        <NewPasswordFields {...props} formId={formId} name="newPassword" />
      </AccountForm>
    </Stack>
  )
}
