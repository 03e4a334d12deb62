import { maxEmailLength, toEmailAddress } from './email-address.ts';
import { faultOfLine, faultOfText, tidyLine, tidyText, type FieldFault } from './text-rules.ts';

/** Fewest and most characters of each field of a contact message. */
export const contactLimits = {
  name: { min: 1, max: 80 },
  email: { min: 1, max: maxEmailLength },
  subject: { min: 1, max: 120 },
  message: { min: 10, max: 5_000 },
} as const;
export type ContactField = keyof typeof contactLimits;

/** What is wrong with an address that was typed. */
export function emailFault(typed: string): FieldFault | undefined {
  if (!typed.trim()) return 'missing';
  if (typed.trim().length > maxEmailLength) return 'tooLong';
  return toEmailAddress(typed) ? undefined : 'notAnAddress';
}

/** What is wrong with each field as it was typed, by the rules that the api goes by; empty where it can be sent. */
export function contactFaults(typed: Record<ContactField, string>): Partial<Record<ContactField, FieldFault>> {
  const faults = {
    name: faultOfLine(tidyLine(typed.name), contactLimits.name),
    email: emailFault(typed.email),
    subject: faultOfLine(tidyLine(typed.subject), contactLimits.subject),
    message: faultOfText(tidyText(typed.message), contactLimits.message),
  };
  return Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault));
}
