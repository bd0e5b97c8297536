export { clamp } from './clamp';
export { Stepper, type StepperProps } from './Stepper';
