import type { LanguageCode } from '@sahra/shared/i18n/languages';
import type { PaidPlan } from '../mails.ts';

const names: Readonly<Record<PaidPlan, Record<LanguageCode, string>>> = {
  basic: { ar: 'الأساسية', en: 'Basic', de: 'Basis', fr: 'Essentiel', gr: 'Βασικό' },
  premium: { ar: 'المميزة', en: 'Premium', de: 'Premium', fr: 'Premium', gr: 'Premium' },
};

/** A plan as sentences name it. */
export const planName = (plan: PaidPlan, language: LanguageCode): string => names[plan][language];
