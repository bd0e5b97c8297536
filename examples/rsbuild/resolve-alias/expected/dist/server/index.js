const source = 'the system clock';
const label = (text)=>`Time from ${text}`;
const describe = ()=>label(source);
export { describe };
