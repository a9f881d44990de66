/** The body of `POST /api/login`. */
export interface Credentials {
  email: string
  password: string
}

/** «email (type email, required), password (required)» (spec §2, Login dialog). */
export function areCredentialsGiven({ email, password }: Credentials): boolean {
  return email.trim() !== '' && password !== ''
}
