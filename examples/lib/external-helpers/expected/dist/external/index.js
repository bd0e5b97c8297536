import { _ } from "@swc/helpers/_/_class_private_field_get";
import { _ as _class_private_field_init__ } from "@swc/helpers/_/_class_private_field_init";
import { _ as _class_private_field_set__ } from "@swc/helpers/_/_class_private_field_set";
var _count = /*#__PURE__*/ new WeakMap();
class Counter {
    increment() {
        _class_private_field_set__(this, _count, _(this, _count) + 1);
        return _(this, _count);
    }
    constructor(){
        _class_private_field_init__(this, _count, {
            writable: true,
            value: 0
        });
    }
}
export { Counter };
