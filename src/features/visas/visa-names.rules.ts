import { m } from '#messages/messages.js';
import type { Profile, Region, VisaForm } from './visas.contract.ts';

type Words = typeof m.visas_form_sticker;

export const formName: Readonly<Record<VisaForm, Words>> = {
  'e-visa': m.visas_form_e_visa,
  sticker: m.visas_form_sticker,
  'on-arrival': m.visas_form_on_arrival,
  'visa-free': m.visas_form_visa_free,
};

export const regionName: Readonly<Record<Region, Words>> = {
  'south-asia': m.visas_region_south_asia,
  'south-east-asia': m.visas_region_south_east_asia,
  'east-asia': m.visas_region_east_asia,
  'middle-east': m.visas_region_middle_east,
  europe: m.visas_region_europe,
  'north-america': m.visas_region_north_america,
  oceania: m.visas_region_oceania,
  africa: m.visas_region_africa,
};

export const profileName: Readonly<Record<Profile, Words>> = {
  'job-holder': m.visas_profile_job_holder,
  'business-owner': m.visas_profile_business_owner,
  student: m.visas_profile_student,
  retired: m.visas_profile_retired,
  homemaker: m.visas_profile_homemaker,
  child: m.visas_profile_child,
  'government-employee': m.visas_profile_government_employee,
  professional: m.visas_profile_professional,
};
